// What happened while one waited: trails on the board, the strip since one's last turn, the log, replays, sounds, the end.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, choose, person, playOut, server, shot, sitDown, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const WIDE = { viewport: { width: 1400, height: 900 } };
const MOVING = { ...WIDE, reducedMotion: "no-preference" };

// Acts until the others have acted, and it is one's turn again.
async function afterOthers(page) {
  for (let steps = 0; steps < 40; steps += 1) {
    await whoseTurn([page]);
    if (steps > 2 && (await page.locator("#since").count())) return;
    await choose(page, 0);
  }
  throw new Error("nobody else has acted");
}

// A marker that another page would not have.
const mark = (page) => page.evaluate(() => { window.marker = "here"; });
const isSamePage = (page) => page.evaluate(() => window.marker === "here");
const at = (page) => page.evaluate(() => Number(document.querySelector("#table").dataset.at));
const shows = (page, moment) => page.waitForFunction((moment) => document.querySelector("#table").dataset.at === String(moment), moment);
// The table of now has a version, a moment of the past has none.
const isNow = (page) => page.waitForSelector("#table[data-version]");

for (const [name, options] of [["with motion", MOVING], ["with reduced motion", WIDE]]) {
  test(`what bots did stays on the board until one acts, ${name}`, { timeout: 300_000 }, async () => {
    const ada = await person(chrome, house.address, options);
    await sitDown([ada], "rocket-jockey", 3);
    await afterOthers(ada);
    await ada.locator(".trail").first().waitFor();
    const seats = await ada.locator(".trail > text").allTextContents();
    assert(seats.length > 0 && seats.every((seat) => /^[BC]$/.test(seat)), `marks of ${seats}`);
    assert.equal(await ada.locator("#happened").getAttribute("aria-hidden"), "true");
    await shot(ada, `trails ${name}`.replaceAll(" ", "-"));
    await accessible(ada, `trails ${name}`);
    await choose(ada, 0);
    await ada.waitForFunction(() => document.querySelector("#table").dataset.turn !== "yours" || !document.querySelector(".trail"));
    // They are there again after the page was fetched anew.
    await afterOthers(ada);
    await ada.reload();
    await ada.locator(".trail").first().waitFor();
    assert.deepEqual(ada.problems, []);
  });
}

test("a click skips what bots do step by step", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, MOVING);
  await sitDown([ada], "rocket-jockey", 3);
  await whoseTurn([ada]);
  for (let turns = 0; turns < 3; turns += 1) {
    while ((await ada.locator("#table").getAttribute("data-turn")) === "yours") await choose(ada, 0);
    await ada.locator(".table-players").click({ position: { x: 4, y: 4 } });
    await whoseTurn([ada]);
  }
  assert.deepEqual(ada.problems, []);
});

test("what happened since one's last turn opens, plays on the board and comes back", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "rocket-jockey", 3);
  await afterOthers(ada);
  await mark(ada);
  assert.equal(await ada.locator("#since .since-line").count(), 2, "a line for each opponent");
  await ada.locator("#since summary").click();
  const lines = ada.locator("#since-steps .log-line");
  await lines.first().waitFor();
  await accessible(ada, "since one's last turn");
  await shot(ada, "since");
  const prompt = await ada.locator(".prompt-now").textContent();
  // It plays, and ends by itself.
  await ada.locator("#since-watch").click();
  await ada.waitForSelector("#table[data-at]");
  await isNow(ada);
  assert.equal(await ada.locator(".prompt-now").textContent(), prompt);
  await ada.locator("#since-watch").waitFor();
  // A key ends it.
  await ada.locator("#since-watch").click();
  await ada.waitForSelector("#table[data-at]");
  await ada.keyboard.press("Escape");
  await isNow(ada);
  // One can go on playing.
  await choose(ada, 0);
  assert(await isSamePage(ada));
  assert.deepEqual(ada.problems, []);
});

test("a line of the log leads to its moment and back", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "rocket-jockey", 2);
  await afterOthers(ada);
  await mark(ada);
  const line = ada.locator("#log .log-line").nth(2);
  const step = Number(await line.getAttribute("data-step"));
  await line.click();
  await shows(ada, step + 1);
  assert.match(ada.url(), new RegExp(`at=${step + 1}$`));
  assert.equal(await ada.locator("button.choice").count(), 0, "nothing can be chosen in the past");
  await accessible(ada, "a moment of a running match");
  await ada.locator(".table-tools a.button").first().click();
  await isNow(ada);
  assert.doesNotMatch(ada.url(), /at=/);
  await choose(ada, 0);
  assert(await isSamePage(ada));
  assert.deepEqual(ada.problems, []);
});

test("the end is in view with its score sheet, and the replay steps and plays without another page", { timeout: 900_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "rocket-jockey", 2);
  await mark(ada);
  await playOut([ada]);
  const title = await ada.locator(".result-title").boundingBox();
  assert(title.y > 0 && title.y + title.height < 900, "the result is in view");
  assert.equal(await ada.locator(".result-places li").count(), 2);
  assert(await ada.locator(".result-picture svg").count());
  for (const name of ["Replay", "Home"]) assert(await ada.locator(".result").getByRole("link", { name }).isVisible());
  await shot(ada, "result");
  await accessible(ada, "the result");
  await ada.setViewportSize({ width: 360, height: 740 });
  const next = await ada.locator(".result-next .button.primary").boundingBox();
  assert(next.y + next.height < 740, "what to do next is in view on a phone");
  await shot(ada, "result-360");
  await ada.setViewportSize(WIDE.viewport);

  await ada.locator(".result").getByRole("link", { name: "Replay" }).click();
  await shows(ada, 0);
  await accessible(ada, "a replay");
  for (const moment of [1, 2, 3]) {
    await ada.keyboard.press("ArrowRight");
    await shows(ada, moment);
  }
  // By turns and rounds, and back.
  await ada.keyboard.press("t");
  await ada.waitForFunction(() => Number(document.querySelector("#table").dataset.at) > 3);
  const turn = await at(ada);
  await ada.keyboard.press("r");
  await ada.waitForFunction((turn) => Number(document.querySelector("#table").dataset.at) > turn, turn);
  await ada.keyboard.press("Shift+T");
  await ada.waitForFunction((turn) => Number(document.querySelector("#table").dataset.at) >= turn, turn);
  await ada.keyboard.press("Home");
  await shows(ada, 0);
  // By the slider, which keeps the keys.
  await ada.locator("#replay-at").focus();
  await ada.keyboard.press("ArrowRight");
  await shows(ada, 1);
  await ada.keyboard.press("ArrowRight");
  await shows(ada, 2);
  assert.equal(await ada.evaluate(() => document.activeElement.id), "replay-at");
  // With other eyes.
  await ada.locator("#replay-eyes").selectOption("1");
  await ada.waitForURL(/seat=1/);
  // By itself, until it is stopped.
  await ada.locator("#replay-pace").selectOption("450");
  await ada.locator("#replay-play").click();
  await ada.waitForFunction(() => Number(document.querySelector("#table").dataset.at) >= 5);
  await shot(ada, "replay");
  await ada.locator("#replay-play.playing").click();
  await ada.waitForSelector("#replay-play:not(.playing)");
  assert.match(ada.url(), /seat=1/);
  assert(await isSamePage(ada), "it was one page all the time");
  assert.deepEqual(ada.problems, []);
});

test("what must not be missed is told over the board, on a tablet and on a phone", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1000, height: 800 } });
  // Where headlines come up, and whether they are within the board then.
  await ada.addInitScript(() => {
    window.told = [];
    const look = (headline) => {
      const [box, board] = [headline, document.querySelector(".table-board")].map((element) => element.getBoundingClientRect());
      window.told.push(box.height > 0 && box.left >= board.left - 1 && box.right <= board.right + 1 && box.top >= board.top - 1 && box.bottom <= board.bottom + 1);
    };
    const seen = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => { if (node.classList?.contains("headline")) look(node); })));
    addEventListener("DOMContentLoaded", () => seen.observe(document.body, { subtree: true, childList: true }));
  });
  for (const [width, height] of [[1000, 800], [360, 740]]) {
    await ada.setViewportSize({ width, height });
    await sitDown([ada], "jupiter-rescue", 1, { sides: "easy" });
    // Whoever does nothing is soon told of a shortage or of domes that break.
    const found = new Error("it was told");
    await playOut([ada], {
      pick: (codes) => Math.max(0, codes.findIndex((code) => code.startsWith("end"))),
      async before(page) { if (await page.evaluate(() => window.told.length)) throw found; },
    }).catch((error) => { if (error !== found) throw error; });
    const told = await ada.evaluate(() => window.told);
    assert(told.length && told.every(Boolean), `at ${width}: ${told}`);
    await shot(ada, `headline-${width}`);
  }
  assert.deepEqual(ada.problems, []);
});

test("without scripts a replay is links and a form", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "rocket-jockey", 2);
  await afterOthers(ada);
  const plain = await person(chrome, house.address, { ...WIDE, javaScriptEnabled: false });
  await plain.goto(`${ada.url()}?at=1`);
  await plain.locator("#to-on").click();
  await plain.waitForURL(/at=2/);
  assert(await plain.locator("#replay-play").isHidden());
  await plain.locator(".replay-form button[type=submit]").click();
  await plain.waitForURL(/at=2/);
  await plain.locator("#log .log-line").last().click();
  await plain.waitForURL(/at=\d/);
});

test("sounds are made after a gesture, and one switch ends them", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  // Counts what is made to sound.
  await ada.addInitScript(() => {
    window.sounds = 0;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = source.prototype;
      source.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
    }
  });
  await sitDown([ada], "rocket-jockey", 2);
  assert.equal(await ada.evaluate(() => window.sounds), 0, "nothing before the first gesture");
  for (let steps = 0; steps < 6; steps += 1) {
    await whoseTurn([ada]);
    await choose(ada, 0);
  }
  await ada.waitForFunction(() => window.sounds > 0);
  await whoseTurn([ada]);
  await ada.locator("details.menu > summary").click();
  await accessible(ada, "the menu of a table");
  await shot(ada, "menu");
  const told = ada.waitForResponse((answer) => answer.url().endsWith("/settings"));
  await ada.locator("[data-sound-toggle]").click();
  await told;
  assert.equal(await ada.locator("html").getAttribute("data-sound"), "off");
  await ada.locator(".menu-speed [value=quick]").click();
  assert.equal(await ada.locator("html").getAttribute("data-speed"), "quick");
  await ada.keyboard.press("Escape");
  const before = await ada.evaluate(() => window.sounds);
  for (let steps = 0; steps < 6; steps += 1) {
    await whoseTurn([ada]);
    await choose(ada, 0);
  }
  assert.equal(await ada.evaluate(() => window.sounds), before);
  // It is remembered.
  await ada.goto("/settings");
  assert(await ada.locator("[name=sound][value=off]").isChecked());
  assert(await ada.locator("[name=speed][value=quick]").isChecked());
  await accessible(ada, "the settings");
  assert.deepEqual(ada.problems, []);
});
