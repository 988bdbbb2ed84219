// Rocketmen: two people race for Earth, and one plays solitaire, each to the end.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, playOut, server, shot, sitDown } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

// Cards with something a rocket can use.
const STAGE = /booster|rocket|shipyard|spaceship|base-a|data|internet|computer|drugs|systems|suit/;

// Somebody who plans, builds and launches as soon as it can be done, closes first and pays then, buys Engines and money, and
// throws away what has no use.
function pick(codes) {
  const wanted = [
    /^effect/, /^fly/, /^draw card/, /^accept/, /^choose/, /^fail/, /^keep/, /^jettison/, /^stop/, /^trim/, /^trash/, /^fetch/, /^cycle done/,
    /^pay/, /^launch/, /^(free-)?place .* on plan/, /^(free-)?place .* on pad/, /^close$/, /^buy (small|medium|large)/, /^buy (angel|sovereign|research|big-data)/, /^discard mission-(base|spaceship)/, /^end turn/,
  ];
  for (const code of wanted) {
    const index = codes.findIndex((choice) => code.test(choice) && (!/on pad$/.test(choice) || STAGE.test(choice)));
    if (index >= 0) return index;
  }
  return 0;
}

// What is asked now, by the verbs of the choices.
const question = (codes) => [/^pay/, /^close/, /^draw card/, /^fly/, /^end turn/].find((code) => codes.some((choice) => code.test(choice)))?.source.slice(1);

// Which parts of the table are cut off or must be scrolled, on a desk.
const cut = (page) => page.evaluate(() => [".table-board", ".table-tray", ".rm-space", ".rm-main", ".rm-hangar", ".rm-pad", ".rm-hand"].flatMap((selector) => {
  const part = document.querySelector(selector);
  const box = part.getBoundingClientRect();
  const [high, wide] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth];
  // What glows may reach over the edge by a few pixels.
  const fits = high < 5 && wide < 5 && box.top >= 0 && box.bottom <= innerHeight + 1;
  return fits ? [] : [`${selector}: ${high} too high, ${wide} too wide, ${Math.round(box.top)} to ${Math.round(box.bottom)}`];
}));

// Looks at every question once, with axe and with the eyes of a camera.
function looking(name) {
  const looked = new Set();
  return {
    looked,
    async before(page) {
      const codes = await page.locator("button.choice").evaluateAll((buttons) => buttons.map((button) => button.value));
      const asked = question(codes) ?? "other";
      const { width, height } = page.viewportSize();
      if (width > 1000) assert.deepEqual(await cut(page), [], `${name}: ${asked}`);
      if (looked.has(asked)) return;
      looked.add(asked);
      if (width < 1000) {
        const board = await page.locator(".table-board").evaluate((board) => board.clientHeight);
        assert(board >= 0.55 * height, `${name}: ${asked}: the board has ${board} of ${height} pixels`);
        await page.setViewportSize({ width: 1400, height: 900 });
        assert.deepEqual(await cut(page), [], `${name}: ${asked}`);
        await page.setViewportSize({ width, height });
      }
      await accessible(page, `${name}: ${asked}`);
      await shot(page, `rocketmen-${name}-${asked.replaceAll(" ", "-")}`);
    },
  };
}

test("two people play The Battle for Earth to the end", { timeout: 1_200_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 }, colorScheme: "dark" });
  const bea = await person(chrome, house.address, { viewport: { width: 360, height: 740 }, colorScheme: "light" });
  await sitDown([ada, bea], "rocketmen", 2, { mode: "battle-for-earth", "round-cap": "20" });

  const { before, looked } = looking("earth");
  const steps = await playOut([ada, bea], { pick, before });
  assert.deepEqual(await cut(ada), [], "the end");
  await accessible(ada, "the end");
  await shot(ada, "rocketmen-earth-end-1400");
  await shot(bea, "rocketmen-earth-end-360");
  for (const asked of ["pay", "close", "draw card", "end turn"]) assert(looked.has(asked), `${asked} was never asked`);
  assert.deepEqual([...ada.problems, ...bea.problems], []);
  console.log(`    ${steps} choices of two people`);
});

test("a click on a Hand card is for the rocket, another one takes it out again, and what would pay is shown", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await sitDown([ada], "rocketmen", 2);
  const cards = ada.locator(".rm-hand button.rm-card.playable");
  const chosen = ada.locator(".rm-hand .chosen");
  // A hand without money can place nothing; then the next one.
  await playOut([ada], { pick: (codes) => codes.indexOf("end turn"), before: async () => { if (await cards.count()) throw "go on"; } }).catch((reason) => assert.equal(reason, "go on"));
  await cards.first().click();
  await ada.waitForSelector("#rm-basket");
  const plan = await chosen.getAttribute("id");
  const more = ada.locator(".rm-hand button.rm-card.playable[value$='on pad']");
  if (await more.count()) {
    await more.first().click();
    await ada.waitForFunction(() => document.querySelectorAll(".rm-hand .chosen").length === 2);
    const payment = ada.locator("#pay-sensibly");
    if (await payment.count()) {
      await payment.hover();
      await ada.waitForFunction(() => [...document.querySelectorAll(".rm-proposed")].every((card) => getComputedStyle(card).boxShadow.includes("14px")));
      assert(await ada.locator(".rm-proposed").count());
    }
    // The card for the Launch Pad goes, the mission stays.
    await ada.locator(`.rm-hand .chosen:not([id="${plan}"])`).click();
    await ada.waitForFunction((plan) => {
      const left = [...document.querySelectorAll(".rm-hand .chosen")].map((card) => card.id);
      return left.length === 1 && left[0] === plan && !document.body.classList.contains("sending");
    }, plan);
  }
  await ada.locator(`[id="${plan}"]`).click();
  await ada.waitForSelector("#rm-basket", { state: "detached" });
  assert.deepEqual(ada.problems, []);
});

test("a launch takes its moment: cards tumble as they fall, and its end is shown", { timeout: 600_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 }, reducedMotion: "no-preference" });
  await sitDown([ada], "rocketmen", 2, { mode: "battle-for-earth", "round-cap": "20" });
  // Moments pass, so they are noted as they come.
  await ada.evaluate(() => {
    window.moments = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.matches(".moment")) window.moments.push(target.className);
    }).observe(document.body, { subtree: true, attributeFilter: ["class"] });
  });
  const seen = (kind) => ada.evaluate((kind) => window.moments.some((name) => name.includes(kind)), kind);
  const enough = new Error("enough was seen");
  const before = async () => { if ((await seen("rm-draw")) && (await seen("rm-outcome"))) throw enough; };
  await playOut([ada], { pick, before }).catch((error) => { if (error !== enough) throw error; });
  assert(await seen("rm-draw"), "no card tumbled");
  assert(await seen("rm-outcome"), "no flight was shown to end");
  // A click skips what is being shown.
  await ada.mouse.click(700, 20);
  const running = () => ada.evaluate(() => document.querySelector(".rm").getAnimations({ subtree: true }).filter((movement) => movement.animationName === "rm-outcome" && movement.playState === "running").length);
  assert.equal(await running(), 0);
  assert.deepEqual(ada.problems, []);
});

test("names break between syllables, and what is copied has no soft hyphens", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 360, height: 740 } });
  await sitDown([ada], "rocketmen", 2);
  await ada.context().request.post("/settings", { form: { language: "de" } });
  await ada.reload();
  await ada.waitForSelector("[data-turn=yours]");
  assert((await ada.locator(".rm-card-name").allTextContents()).some((name) => name.includes("\u00ad")));
  const copied = await ada.evaluate(() => {
    const text = document.querySelector("#content").appendChild(document.createElement("p"));
    text.textContent = [...document.querySelectorAll(".rm-card-name")].map((name) => name.textContent).find((name) => name.includes("\u00ad"));
    getSelection().selectAllChildren(text);
    const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    text.dispatchEvent(event);
    text.remove();
    return event.clipboardData.getData("text/plain");
  });
  assert(copied.length > 5 && !copied.includes("\u00ad"), JSON.stringify(copied));
  assert.deepEqual(ada.problems, []);
});

test("one person plays solitaire to the end, and pays by one click", { timeout: 1_200_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 360, height: 740 }, colorScheme: "dark" });
  await sitDown([ada], "rocketmen", 1, { difficulty: "easy" });

  const { before } = looking("solo");
  let clicks = 0;
  const steps = await playOut([ada], {
    pick,
    async before(page, steps) {
      await before(page, steps);
      // Where something is to be paid, the sensible payment is one click, however many sources it takes.
      const payment = page.locator("#pay-sensibly");
      while (await payment.count()) {
        const version = Number(await page.locator("#table").getAttribute("data-version"));
        // On a phone it is a choice of the sheet.
        await page.locator(`button[value=${JSON.stringify(await payment.getAttribute("value"))}]:visible`).first().click();
        await page.waitForFunction((seen) => Number(document.querySelector("#table")?.dataset.version) > seen, version);
        clicks += 1;
      }
    },
  });
  await accessible(ada, "the end of solitaire");
  await shot(ada, "rocketmen-solo-end-360");
  assert(clicks > 3, `only ${clicks} payments by one click`);
  assert.deepEqual(ada.problems, []);
  console.log(`    ${steps} choices of one person, ${clicks} payments by one click`);
});
