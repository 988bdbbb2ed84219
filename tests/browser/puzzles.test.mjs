// Puzzles: tried, refuted, solved and remembered; with scripts and without, on a desk and on a phone, by mouse and by keyboard.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, server, shot } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const GAMES = ["rocket-jockey", "rocket-rescue", "rocketmen", "jupiter-rescue"];

// The first puzzle of a game, as the list shows it.
async function open(page, game) {
  await page.goto(`/puzzles?game=${game}`);
  const address = await page.locator(`a.puzzle[href^="/puzzles/${game}/"]`).first().getAttribute("href");
  await page.goto(address);
  await page.waitForSelector("#table");
  return address;
}

// What the page says of the last try.
const state = (page) => page.evaluate(() => ({
  version: document.querySelector("#table").dataset.version,
  // What could come of a solution is told in the same way.
  wrong: Boolean(document.querySelector(".refutation:not(.result *)")),
  solved: Boolean(document.querySelector(".puzzle-table .result")),
  codes: [...document.querySelectorAll("#act .choice")].map((button) => button.value),
}));

// Does something that leads to another page of the puzzle, and waits for it.
async function go(page, act) {
  const before = page.url();
  await act();
  await page.waitForFunction((before) => location.href !== before && document.querySelector("#table"), before);
}

// Tries one choice after the other, each again from the same place, until all is found.
async function solve(page) {
  let [tried, did] = [new Set(), ""];
  for (let tries = 0; tries < 200; tries += 1) {
    const now = await state(page);
    if (now.solved) return tries;
    const found = await page.locator("#act [name=did]").inputValue();
    if (found !== did) [tried, did] = [new Set(), found];
    const code = now.codes.find((code) => !tried.has(code));
    assert(code, `nothing is right among ${now.codes.join(", ")}`);
    tried.add(code);
    await go(page, () => page.locator(`#act .choice[value=${JSON.stringify(code)}]`).first().click());
    if ((await state(page)).wrong) await go(page, () => page.getByRole("link", { name: "Try again" }).click());
  }
  throw new Error("the puzzle has no solution");
}

for (const game of GAMES) {
  test(`${game}: a puzzle is refuted, solved and remembered`, { timeout: 600_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 }, colorScheme: "dark" });
    await open(ada, game);
    await accessible(ada, `a puzzle of ${game}`);
    await shot(ada, `puzzle-${game}`);
    await solve(ada);
    await accessible(ada, `a solved puzzle of ${game}`);
    await shot(ada, `puzzle-${game}-solved`);
    await ada.goto("/puzzles");
    assert.equal(await ada.locator("a.puzzle.solved").count(), 1);
    assert.deepEqual(ada.problems, []);
    await ada.context().close();
  });
}

test("without scripts, on a phone, in German", { timeout: 600_000 }, async () => {
  const options = { javaScriptEnabled: false, viewport: { width: 360, height: 740 }, locale: "de-DE" };
  const ada = await person(chrome, house.address, options);
  await ada.goto("/");
  await ada.locator('a[href="/puzzles"]').click();
  await ada.waitForURL("**/puzzles");
  await ada.locator("a.puzzle").first().click();
  await ada.waitForURL("**/puzzles/*/*");
  await ada.getByRole("link", { name: "Lösung zeigen" }).click();
  await ada.waitForURL("**solution=yes");
  assert(await ada.locator(".result .puzzle-why li").count() > 0, "the solution is explained");
  await ada.getByRole("link", { name: "Nächstes Rätsel" }).click();
  await ada.waitForSelector("#act .choice");
  const wide = await ada.locator("html").boundingBox();
  assert(wide.width <= 360, `the page is ${wide.width} wide`);
  await ada.context().close();
});

test("on a phone the list and a refutation pass axe", { timeout: 600_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 360, height: 740 }, colorScheme: "light" });
  await ada.goto("/puzzles");
  await accessible(ada, "the list of puzzles");
  await shot(ada, "puzzles-phone");
  await open(ada, "rocket-jockey");
  for (const code of (await state(ada)).codes) {
    await go(ada, () => ada.locator(`#act .choice[value=${JSON.stringify(code)}]`).first().click());
    if ((await state(ada)).wrong) break;
    await open(ada, "rocket-jockey");
  }
  assert((await state(ada)).wrong, "something is wrong among the choices");
  await accessible(ada, "a refutation");
  await shot(ada, "puzzle-refuted-phone");
  assert.deepEqual(ada.problems, []);
  await ada.context().close();
});

test("by keyboard alone", { timeout: 600_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await open(ada, "rocket-jockey");
  await ada.locator("#act .choice").last().focus();
  await go(ada, () => ada.keyboard.press("Enter"));
  if ((await state(ada)).wrong) await go(ada, () => ada.keyboard.press("u"));
  assert((await state(ada)).codes.length > 0 || (await state(ada)).solved);
  await ada.context().close();
});
