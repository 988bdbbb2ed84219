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

// The first of these that nothing else covers: flight paths from one planet may cross each other's signs.
const uncovered = (page, pieces) => page.evaluate((pieces) => {
  const isOnTop = (piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  return Math.max(0, [...document.querySelectorAll(pieces)].findIndex(isOnTop));
}, pieces);

test("hand cards, planets and flight paths fly", { timeout: 900_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  const one = (place) => `${place}.playable[value^=fly]`;

  for (const place of [".rj-hand button", ".rj-world", ".rj-arc"]) {
    await fly(ada, one(place));
    await click(ada, ada.locator(one(place)).nth(await uncovered(ada, one(place))));
  }
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
