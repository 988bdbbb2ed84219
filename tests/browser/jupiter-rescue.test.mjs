// Jupiter Rescue: one person alone, and two people together, to the end of a match.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, playOut, server, sitDown } from "./table.mjs";

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
