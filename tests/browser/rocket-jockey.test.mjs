// Rocket Jockey: what glows can be clicked, and does the obvious.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, playOut, server, shot, sitDown } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const version = (page) => page.locator("#table").getAttribute("data-version").then(Number);
// Clicks and waits until the page has taken it in.
async function click(page, piece) {
  const seen = await version(page);
  await piece.click();
  await page.waitForFunction((seen) => Number(document.querySelector("#table").dataset.version) > seen, seen);
}

// Sits down, collects some cards, then launches, until `wanted` is on the page; in another match if one ends without it.
async function fly(page, wanted, matches = 3) {
  await sitDown([page], "rocket-jockey", 2);
  const found = new Error("it is there");
  let refuelled = 0;
  const pick = (codes) => {
    const first = (kind) => codes.findIndex((code) => kind.test(code));
    if (refuelled < 3 && first(/^refuel/) >= 0) {
      refuelled += 1;
      return first(/^refuel/);
    }
    return Math.max(0, first(/^(launch|chain|fly|reserve none)/));
  };
  await playOut([page], { pick, async before() { if (await page.locator(wanted).count()) throw found; } })
    .catch((error) => { if (error !== found) throw error; });
  if (await page.locator(wanted).count()) return;
  assert(matches > 1, `${wanted} never came`);
  await fly(page, wanted, matches - 1);
}

test("hand cards, planets and flight paths fly", { timeout: 900_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  const one = (place) => `${place}.playable[value^=fly]`;

  for (const place of [".rj-hand button", ".rj-world", ".rj-arc"]) {
    await fly(ada, one(place));
    await click(ada, ada.locator(one(place)).first());
  }
  assert.deepEqual(ada.problems, []);
});

test("every sign of a flight path is hit at its middle, however wide the window is", { timeout: 900_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  const covered = () => ada.evaluate(() => [...document.querySelectorAll(".rj-arc")].flatMap((sign) => {
    const { x, y, width, height } = sign.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return sign.contains(found) ? [] : [`${sign.className} is covered by ${found?.className}`];
  }));
  await sitDown([ada], "rocket-jockey", 2);
  const enough = new Error("enough was seen");
  let moments = 0;
  let cards = 0;
  const pick = (codes) => {
    const first = (kind) => codes.findIndex((code) => kind.test(code));
    cards += 1;
    // Many cards in hand make many ways.
    if (cards % 5 && first(/^refuel/) >= 0) return first(/^refuel/);
    return Math.max(0, first(/^(launch|chain|fly|reserve none)/));
  };
  const before = async () => {
    if (!(await ada.locator(".rj-arc").count())) return;
    for (const [width, height] of [[1400, 900], [1024, 768], [800, 1000], [710, 800]]) {
      await ada.setViewportSize({ width, height });
      await ada.waitForTimeout(100);
      assert.deepEqual(await covered(), [], `at ${width}x${height}`);
    }
    await ada.setViewportSize({ width: 1400, height: 900 });
    moments += 1;
    if (moments === 12) throw enough;
  };
  await playOut([ada], { pick, before }).catch((error) => { if (error !== enough) throw error; });
  assert(moments > 0, "nothing was in flight");
  console.log(`    the signs of ${moments} flights`);
  assert.deepEqual(ada.problems, []);
});

test("what the others flew stays in the sky with its points until one acts, also in a narrow window", { timeout: 900_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await fly(ada, "[data-turn=yours] .rj-past path");
  const landed = ada.locator(".rj-landed-seat").first();
  assert.match(await landed.textContent(), /^B\s*[+−-]\d+$/);
  for (const [width, height] of [[1000, 800], [360, 740]]) {
    await ada.setViewportSize({ width, height });
    await ada.locator("#since .since-line").first().waitFor();
    assert(await landed.isVisible(), `at ${width} pixels`);
    await shot(ada, `rocket-jockey-past-${width}`);
    await accessible(ada, `what others flew, at ${width} pixels`);
  }
  // Its steps open over the board.
  await ada.locator("#since summary").click();
  await ada.locator("#since .log-line").first().waitFor();
  await ada.locator("#since summary").click();
  await ada.setViewportSize({ width: 1400, height: 900 });
  await click(ada, ada.locator("button.choice").first());
  await ada.waitForFunction(() => !document.querySelector(".rj-past"));
  assert.deepEqual(ada.problems, []);
});

test("a launch takes its second, a hop is flown in an arc, and a click skips both", { timeout: 600_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 }, reducedMotion: "no-preference" });
  await fly(ada, "button.choice[value^=launch]");
  const moving = () => ada.evaluate(() => document.querySelector(".rj-front").getAnimations({ subtree: true }).length);
  await click(ada, ada.locator("button.choice[value^=launch]").first());
  await ada.waitForFunction(() => document.querySelector(".rj-planet.moment .rj-in-flight"));
  await ada.mouse.click(700, 20);
  assert.equal(await moving(), 0);
  await click(ada, ada.locator("button.choice[value^=fly]").first());
  await ada.waitForFunction(() => document.querySelector(".rj-leap:is(.odd, .even)"));
  await ada.mouse.click(700, 20);
  assert.equal(await moving(), 0);
  assert.deepEqual(ada.problems, []);
});

test("a piece with several meanings asks which, by pointer and by keys", { timeout: 900_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await fly(ada, ".has-menu");
  const opener = ada.locator(".has-menu").first();
  const menu = ada.locator(`#${await opener.getAttribute("popovertarget")}`);
  await opener.click();
  await menu.waitFor();
  await shot(ada, "rocket-jockey-menu");
  await accessible(ada, "a menu of a piece");
  await ada.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  // By keys: the first meaning has the focus.
  await opener.focus();
  await ada.keyboard.press("Enter");
  await menu.waitFor();
  const seen = await version(ada);
  await ada.keyboard.press("Enter");
  await ada.waitForFunction((seen) => Number(document.querySelector("#table").dataset.version) > seen, seen);
  assert.deepEqual(ada.problems, []);
});

test("a menu works without scripts", { timeout: 900_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await fly(ada, ".has-menu");
  const plain = await chrome.newContext({ baseURL: house.address, javaScriptEnabled: false, storageState: await ada.context().storageState() });
  const page = await plain.newPage();
  await page.goto(ada.url());
  const opener = page.locator(".has-menu").first();
  const name = await opener.getAttribute("popovertarget");
  await opener.click();
  const meaning = page.locator(`#${name} .menu-choice`).first();
  const code = await meaning.getAttribute("value");
  const before = await page.locator("#table").getAttribute("data-version");
  await meaning.click();
  await page.waitForLoadState();
  assert.notEqual(await page.locator("#table").getAttribute("data-version"), before, code);
  await plain.close();
});

test("the hint recommends one choice with its reason, and a click plays it", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address);
  await sitDown([ada], "rocket-jockey", 2);
  await ada.waitForSelector("[data-turn=yours]");
  await ada.locator("[data-key=h]").click();
  const best = ada.locator(".hint.best");
  await best.waitFor();
  assert.equal(await best.count(), 1);
  assert((await best.locator(".hint-why").textContent()).length > 3);
  await accessible(ada, "a hint");
  await click(ada, best);
  assert.deepEqual(ada.problems, []);
});
