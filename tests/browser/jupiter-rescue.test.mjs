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
  await ada.locator('.mark-button[value="0,0"]').evaluate((flag) => flag.click());
  await bea.waitForFunction(() => document.querySelectorAll(".jr-marks .told-badge").length === 2);
  await accessible(acting, "a table with suggestions");
  await accessible(waiting, "a table to suggest at");
  // Played, it is no longer suggested.
  await suggested.click();
  await waiting.waitForFunction(() => !document.querySelector(".suggestions li"));
  assert(await ada.locator("#tab-plan").isChecked(), "tabs stay as they were left");
  assert.deepEqual([...ada.problems, ...bea.problems], []);
});
