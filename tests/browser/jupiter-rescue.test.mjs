// Jupiter Rescue: one person alone, and two people together, to the end of a match.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, choose, person, playOut, server, sitDown, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

// Somebody who sends Colonists to the Pod, shoots and moves about, and now and then plays a card.
function pick(codes, steps) {
  const wanted = [/to pod$/, /^attack/, /^command/, /^place|^dock|^go on/, /^move/];
  if (steps % 5 === 4) wanted.unshift(/^play|^core/);
  for (const kind of wanted) {
    const fitting = codes.flatMap((code, index) => (kind.test(code) ? [index] : []));
    if (fitting.length) return fitting[steps % fitting.length];
  }
  return steps % codes.length;
}

// Checks the table the first time that each step of a turn is reached.
function look(name) {
  const seen = new Set();
  return {
    seen,
    async before(page) {
      const now = page.locator(".jr-steps [aria-current]");
      const step = (await now.count()) ? (await now.textContent()).trim() : "Setup";
      if (seen.has(step)) return;
      seen.add(step);
      await accessible(page, `${step} of ${name}`);
    },
  };
}

test("one person plays Jupiter Rescue alone to the end", { timeout: 1_200_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await sitDown([ada], "jupiter-rescue", 1, { sides: "easy" });
  const looks = look("solo");
  const steps = await playOut([ada], { pick, before: looks.before });
  await accessible(ada, "the end");
  assert(looks.seen.has("Actions") && looks.seen.has("Invasion"), [...looks.seen].join());
  assert.deepEqual(ada.problems, []);
  console.log(`    ${steps} choices of one person`);
});

test("Creeps that harm nobody are placed all at once, and taken back at once", { timeout: 600_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await sitDown([ada], "jupiter-rescue", 1);
  const all = ada.locator('button.choice.quick[value^="place "]');
  const enough = new Error("they are offered");
  await playOut([ada], { pick, atOnce: true, before: async () => { if (await all.count()) throw enough; } }).catch((error) => { if (error !== enough) throw error; });
  const codes = (await all.getAttribute("value")).split("; ");
  assert(codes.length > 1 && codes.every((code) => code.startsWith("place ")), codes.join());
  const creeps = () => ada.locator(".jr-creep").count();
  const before = await creeps();
  await all.click();
  await ada.waitForFunction((before) => document.querySelectorAll(".jr-creep").length > before, before);
  assert.equal(await creeps(), before + codes.length);
  const undo = ada.locator("[data-key=u]");
  if (await undo.count()) {
    await undo.click();
    await all.waitFor();
    assert.equal(await creeps(), before, "one step takes back all of them");
  }
  assert.equal(await ada.locator(".refusal").count(), 0);
  assert.deepEqual(ada.problems, []);
});

test("two people play Jupiter Rescue together to the end", { timeout: 1_200_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  const bea = await person(chrome, house.address, { viewport: { width: 1000, height: 800 }, colorScheme: "light" });
  await sitDown([ada, bea], "jupiter-rescue", 2, { sides: "labyrinth" });
  const looks = look("two");
  const steps = await playOut([ada, bea], { pick, before: looks.before });
  // They share the result.
  assert.equal(await ada.locator(".jr-turn").textContent(), await bea.locator(".jr-turn").textContent());
  await accessible(bea, "the end for two");
  assert.deepEqual([...ada.problems, ...bea.problems], []);
  console.log(`    ${steps} choices of two people`);
});

test("two people plan together: one suggests and marks, the other sees it and plays it", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  const bea = await person(chrome, house.address, { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  await sitDown([ada, bea], "jupiter-rescue", 2, { sides: "easy" });
  // Cores, who goes first, and where the Pod docks.
  let acting = await whoseTurn([ada, bea]);
  while (!(await acting.locator(".jr-steps").count())) {
    await choose(acting, 0);
    acting = await whoseTurn([ada, bea]);
  }
  const waiting = acting === ada ? bea : ada;
  // From the list.
  const fold = waiting.locator(".advice-fold");
  await fold.locator("summary").click();
  const first = fold.locator("button.choice").first();
  const code = await first.getAttribute("value");
  await first.click();
  const suggested = acting.locator("button.choice", { has: acting.locator(".choice-suggested") });
  await suggested.waitFor();
  assert.equal(await suggested.getAttribute("value"), code);
  assert(await acting.locator(`.jr [value="${code}"] .suggested`).count(), "on the board as well");
  // On the board, and withdrawn again.
  await waiting.locator(`.jr button.advice:not([value="${code}"])`).last().evaluate((piece) => piece.click());
  await acting.waitForFunction(() => document.querySelectorAll("#act .choice-suggested").length === 2);
  await waiting.locator(".suggestions button").last().click();
  await acting.waitForFunction(() => document.querySelectorAll("#act .choice-suggested").length === 1);
  // Marks: by the list of places, and by a flag on the board.
  await ada.locator(".tab", { hasText: "Marks" }).click();
  await ada.selectOption("#mark-place", { index: 3 });
  await ada.locator("#plan").getByRole("button", { name: "Mark", exact: true }).click();
  await bea.locator(".jr-marks .told-badge").waitFor({ state: "attached" });
  // Another one, far from it in the list: a flag on what is marked already takes the mark away.
  await ada.locator(".mark-button").last().evaluate((flag) => flag.click());
  await bea.waitForFunction(() => document.querySelectorAll(".jr-marks .told-badge").length === 2);
  await accessible(acting, "a table with suggestions");
  await accessible(waiting, "a table to suggest at");
  // Played, it is no longer suggested.
  await suggested.click();
  await waiting.waitForFunction(() => !document.querySelector(".suggestions li"));
  assert(await ada.locator("#tab-plan").isChecked(), "tabs stay as they were left");
  assert.deepEqual([...ada.problems, ...bea.problems], []);
});

// Cards whose owners are offered other things than plain walks and commands.
const OTHER_WAYS = ["follower", "swap", "teleport", "rocket-boots"];

// Somebody alone whose Robot walks and commands in the plain way, before the Pod docks.
async function alone(options) {
  const ada = await person(chrome, house.address, options);
  for (let match = 0; match < 30; match += 1) {
    await sitDown([ada], "jupiter-rescue", 1, { sides: "easy" });
    const cores = await ada.locator(".jr-hand .jr-card").evaluateAll((cards) => cards.map((card) => card.id));
    if (!OTHER_WAYS.some((card) => cores.some((core) => core.includes(card)))) return ada;
  }
  throw new Error("the cards are never plain");
}

const version = (page) => page.evaluate(() => Number(document.querySelector("#table").dataset.version));
const prompt = (page) => page.locator(".prompt-now").textContent();

// Does something that is one deed, and waits until the page has taken it in.
async function one(page, deed) {
  const before = await version(page);
  await deed();
  await page.waitForFunction((before) => Number(document.querySelector("#table").dataset.version) > before, before);
}

test("one click walks, two clicks send a Colonist, and a drag does the same", { timeout: 300_000 }, async () => {
  const ada = await alone({ viewport: { width: 360, height: 740 } });
  // On a phone all cells are in sight when the Pod is to dock.
  const outside = await ada.locator(".jr-vacant.playable").evaluateAll((cells) => {
    const frame = document.querySelector(".table-board").getBoundingClientRect();
    const isOut = ({ left, right, top, bottom }) => left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
    return cells.filter((cell) => isOut(cell.getBoundingClientRect())).length;
  });
  assert.equal(outside, 0, "cells out of sight");
  await ada.setViewportSize({ width: 1400, height: 900 });
  await one(ada, () => ada.locator(".jr-vacant.playable").first().click());
  assert.match(await prompt(ada), /^5 actions/);

  const far = ada.locator(".jr-dome.walk", { has: ada.locator(".jr-cost", { hasText: "2" }) }).first();
  await far.hover();
  await ada.locator(".jr-way").waitFor({ state: "attached" });
  await one(ada, () => far.click());
  assert.match(await prompt(ada), /^3 actions/);

  // A Colonist: chosen, shown how far it can go, sent, and still chosen.
  await ada.locator("[data-ways]").first().click();
  assert(await ada.locator(".jr-chosen").count());
  const goal = ada.locator('.jr-dome.goal[data-cost="2"]').first();
  await goal.hover();
  await ada.locator(".jr-way").waitFor({ state: "attached" });
  await accessible(ada, "a chosen Colonist");
  await one(ada, () => goal.click());
  assert.match(await prompt(ada), /^1 action /);
  await ada.locator(".jr-chosen").waitFor();
  await ada.keyboard.press("Escape");
  await ada.locator(".jr-chosen").waitFor({ state: "detached" });

  // All of it was one deed each: taken back, it is done again by dragging.
  await one(ada, () => ada.locator("[data-key=u]").click());
  assert.match(await prompt(ada), /^3 actions/);
  await ada.locator("[data-ways]").first().hover();
  await ada.mouse.down();
  await ada.mouse.move(700, 400, { steps: 4 });
  const box = await ada.locator('.jr-dome.goal[data-cost="2"]').first().boundingBox();
  await ada.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await one(ada, () => ada.mouse.up());
  assert.match(await prompt(ada), /^1 action /);
  assert.deepEqual(ada.problems, []);
});

test("the map fits its box, and zooms to where one points", { timeout: 120_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await sitDown([ada], "jupiter-rescue", 1);
  const boxes = () => ada.evaluate(() => [".jr-map", ".jr-pan"].map((part) => document.querySelector(part).getBoundingClientRect()).map(({ width, height }) => [width, height]));
  const isWhole = async () => {
    const [map, pan] = await boxes();
    return map[0] <= pan[0] && map[1] <= pan[1];
  };
  assert(await isWhole());
  // What lies under the pointer stays there.
  const cell = ada.locator("#jr-at-0-0-c");
  const { x, y, width, height } = await cell.boundingBox();
  await ada.mouse.move(x + width / 2, y + height / 2);
  await ada.mouse.wheel(0, -700);
  await ada.waitForFunction(() => document.querySelector(".jr-map").getBoundingClientRect().width > 1200);
  const now = await cell.boundingBox();
  assert(Math.abs(now.x + now.width / 2 - x - width / 2) < 8 && Math.abs(now.y + now.height / 2 - y - height / 2) < 8, "it moved away");
  await ada.mouse.wheel(0, 5000);
  await ada.waitForFunction(() => document.querySelector(".jr-map").getBoundingClientRect().width < 1000);
  assert(await isWhole());
  for (const [size, whole] of [["Large", false], ["Whole", true]]) {
    await ada.locator(".jr-zoom .segment", { hasText: size }).click();
    assert.equal(await isWhole(), whole, size);
  }
  assert.deepEqual(ada.problems, []);
});
