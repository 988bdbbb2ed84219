// Rocket Rescue: two people and a bot play a match of each edition, and plan in secret at the same time.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, choose, person, playOut, server, shot, sitDown } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

// What a person sees of the table, and what they would get if they loaded it anew.
const seen = async (page) => [await page.locator("#table").evaluate((table) => table.outerHTML), await (await page.request.get(page.url())).text()];
const same = (now, before, what) => assert(now.every((text, part) => text === before[part]), what);

const index = (codes, wanted) => codes.findIndex((code) => wanted.test(code));

// A plan from the list of choices: one die in each phase, a bid of nothing, and it is submitted.
const PLAN = ["die research 3", "die purchase 4", "die boarding 3", "die hangar 4", "bid 0", "submit"];
function plans(codes) {
  // Where a die lies already, no higher one can follow: a six means an empty phase.
  const die = PLAN.slice(0, 4).find((code) => codes.includes(code.replace(/\d$/, "6")));
  const code = die ?? PLAN.slice(4).find((code) => codes.includes(code));
  return code && codes.indexOf(code);
}

// Somebody who takes what is there, builds, boards and launches whenever that can be done.
function pick(codes, steps) {
  const planned = plans(codes);
  if (planned !== undefined) return planned;
  for (const wanted of [/^fly to/, /^launch/, /^into/, /^build/, /^seat crew/, /^reward/, /^place/, /^board/, /^crew to/, /^take [a-z]/, /^refill/, /^keep/]) {
    if (index(codes, wanted) >= 0 && !codes.includes("take back")) return index(codes, wanted);
  }
  const done = index(codes, /^done|^seat nobody|^wait/);
  return done >= 0 ? done : steps % codes.length;
}

// One click on a hangar builds there, if but one module fits.
async function buildsHere(page) {
  const pad = await page.evaluate(() => {
    const pad = document.querySelector(".rr-pad.playable[value^='build ']");
    return pad && { id: pad.id, version: Number(document.querySelector("#table").dataset.version) };
  });
  if (!pad) return;
  await page.locator(`#${pad.id}`).click();
  await page.waitForFunction((seen) => Number(document.querySelector("#table").dataset.version) > seen, pad.version);
  await page.waitForFunction(() => document.querySelector("#log").textContent.includes("You build "));
}

// What of planets, rockets, launch pads and tray is cut off by the area that it lies in.
const cutOff = (page) => page.evaluate(() => {
  const pieces = [...document.querySelectorAll(".rr-planet, .rr-hangar, .rr-module, .rr-pad, .rr-tray .piece:not(.rr-mine *)")];
  return pieces.filter((piece) => piece.checkVisibility()).filter((piece) => {
    const [box, area] = [piece, piece.closest(".table-board, .table-tray")].map((element) => element.getBoundingClientRect());
    return box.left < area.left - 1 || box.top < area.top - 1 || box.right > area.right + 1 || box.bottom > area.bottom + 1;
  }).map((piece) => piece.id || piece.className);
});

for (const [edition, options] of [["first", { edition: "first" }], ["second", { length: "short" }]]) {
  test(`two people and a bot play the ${edition} edition of Rocket Rescue to the end`, { timeout: 1_200_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
    const bea = await person(chrome, house.address, { viewport: { width: 360, height: 740 }, colorScheme: "light" });
    await sitDown([ada, bea], "rocket-rescue", 3, options);

    // The bot plans at once. Then nothing that Ada plans shows on Bea's page, until Ada is ready.
    for (const page of [ada, bea]) await page.locator("#seat-C .rr-ready.good").waitFor();
    const asItWas = await seen(bea);
    for (const code of PLAN.slice(0, edition === "first" ? 4 : 5)) {
      const codes = await ada.locator("button.choice").evaluateAll((buttons) => buttons.map((button) => button.value));
      await choose(ada, codes.indexOf(code));
    }
    await ada.reload();
    assert.match(await ada.locator("#field-research-0").getAttribute("class"), /set/);
    same(await seen(bea), asItWas, "Bea sees something of Ada's plan");

    // Bea lays out her dice by tapping, the last phase first, takes one up again, and the plan is sent once it is whole.
    const others = await seen(ada);
    for (const die of ["hangar-4", "boarding-2", "research-3"]) await bea.locator(`#die-${die}`).click();
    await bea.locator("#field-boarding-0").click();
    assert.equal(await bea.locator("#rr-plan .rr-field.set").count(), 2);
    for (const die of ["research-5", "purchase-2"]) await bea.locator(`#die-${die}`).click();
    await bea.locator('.choices [value="take back"]').waitFor();
    assert.deepEqual(
      await bea.locator("#rr-plan .rr-field").evaluateAll((fields) => fields.map((field) => field.dataset.face)),
      ["5", "3", "2", "", "", "", "4", ""],
    );
    same(await seen(ada), others, "Ada sees something of Bea's plan");
    await accessible(bea, `a plan of the ${edition} edition`);
    await shot(bea, `rocket-rescue-${edition}-plan-360`);
    // From here on she chooses from the list, which below 1200 pixels gives way to the faces of the dice.
    await bea.setViewportSize({ width: 1280, height: 900 });

    const [looked, fits] = [new Set(), new Set()];
    const steps = await playOut([ada, bea], {
      pick,
      async before(page) {
        await buildsHere(page);
        // Once in every phase; what was built may have ended the match.
        const phase = await page.evaluate(() => document.querySelector(".rr-phases [aria-current]")?.textContent);
        if (!phase) return;
        if (page === ada && !fits.has(phase)) assert.deepEqual(await cutOff(ada), [], phase);
        if (page === ada) fits.add(phase);
        if (looked.has(phase)) return;
        looked.add(phase);
        // Between a phone and a desk, too.
        if (page === bea) await bea.setViewportSize({ width: 1000, height: 900 });
        await accessible(page, `${phase} of the ${edition} edition`);
        if (page === bea) await bea.setViewportSize({ width: 1280, height: 900 });
        await shot(page, `rocket-rescue-${edition}-${phase.toLowerCase().replaceAll(" ", "-")}`);
      },
    });
    await accessible(ada, "the end");
    await shot(ada, `rocket-rescue-${edition}-end`);
    assert(looked.size >= 5, [...looked].join());
    assert(fits.size >= 4, [...fits].join());
    assert.match(await ada.locator(".rr-scores > p").textContent(), /win|points/);
    assert.deepEqual(await cutOff(ada), [], "the end");
    const problems = [...ada.problems, ...bea.problems];
    assert.deepEqual(problems, []);
    console.log(`    ${steps} choices of two people`);
  });
}
