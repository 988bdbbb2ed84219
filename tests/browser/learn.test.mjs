// Lessons: somebody who has never read a rule comes to the end of every one, by following what the page says; with scripts and
// without, on a desk and on a phone, in both languages.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, playOut, server, shot, sitDown, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const GAMES = ["rocket-jockey", "rocket-rescue", "rocketmen", "jupiter-rescue"];

// Where somebody is: the page says it in one look.
const state = (page) => page.evaluate(() => ({
  over: Boolean(document.querySelector(".lesson-table .result")),
  told: Boolean(document.querySelector("#act button[value='.']")),
  answered: Boolean(document.querySelector("#dock :is(.lesson-answer, .refusal)")),
  did: document.querySelector("#act [name=did]")?.value,
}));

// Clicks, and waits until the page has answered: it went on, or says why not, and what it said before is gone.
async function click(page, button) {
  const did = await page.evaluate(() => {
    document.querySelector("#dock :is(.lesson-answer, .refusal)")?.setAttribute("data-old", "");
    return document.querySelector("#act [name=did]")?.value;
  });
  await page.locator(button).first().click();
  await page.waitForFunction((did) => {
    const now = document.querySelector("#act [name=did]")?.value;
    return now !== did || document.querySelector("#dock :is(.lesson-answer, .refusal):not([data-old])");
  }, did);
}

// What the page speaks of has a ring of its own and is in the window.
async function ringed(page) {
  const unseen = await page.waitForFunction(() => {
    const seen = (element) => {
      const box = element.getBoundingClientRect();
      return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth && getComputedStyle(element).outlineStyle === "double";
    };
    const looks = [...document.querySelectorAll("[data-look]")];
    return looks.length === 0 || looks.some(seen) ? "none" : undefined;
  }, undefined, { timeout: 20_000 }).then((found) => found.jsonValue());
  assert.equal(unseen, "none");
}

// Reads on, and tries the first thing there is; where that was not meant, does what the page has marked.
async function follow(page) {
  for (let clicks = 0; clicks < 120; clicks += 1) {
    const now = await state(page);
    if (now.over) return clicks;
    await ringed(page);
    if (now.told) await click(page, "#act button[value='.']");
    else if (now.answered) await click(page, "#act .choice.hinted");
    else await click(page, "#act .choice");
  }
  throw new Error("the lesson does not end");
}

for (const game of GAMES) {
  test(`${game}: every lesson leads to its end`, { timeout: 600_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 }, colorScheme: "dark" });
    await ada.goto("/");
    await ada.locator(`a[href="/learn/${game}"]`).click();
    await ada.waitForURL(`**/learn/${game}`);
    await accessible(ada, `the lessons of ${game}`);
    const lessons = await ada.locator(".lesson a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    assert(lessons.length > 0);
    for (const address of lessons) {
      await ada.goto(address);
      await ada.waitForSelector("#table");
      await shot(ada, `lesson-${address.split("/").at(-1)}`);
      const clicks = await follow(ada);
      console.log(`    ${address}: ${clicks} clicks`);
      await accessible(ada, address);
    }
    await ada.goto(`/learn/${game}`);
    assert.equal(await ada.locator(".lesson-done:visible").count(), lessons.length, "what was finished is marked");
    assert.deepEqual(ada.problems, []);
  });
}

// What the button after a lesson begins is a match in full; of these games a few choices of it are made, and then a short
// match is played from its deal to its end.
const SHORT = {
  "rocket-rescue": { seats: 3, options: { length: "short" } },
  "rocketmen": { seats: 2, options: { mode: "battle-for-earth", "round-cap": "20" } },
  "jupiter-rescue": { seats: 2, options: { sides: "easy" } },
};

// Somebody who tries things, but not all of them before a turn ends.
const tries = (codes, steps) => {
  const end = codes.findIndex((code) => ["end turn", "end actions", "done"].includes(code));
  return end >= 0 && steps % 3 > 0 ? end : (steps * 7) % codes.length;
};

for (const game of GAMES) {
  test(`${game}: who never read a rule finishes the first lesson, then a match against beginners`, { timeout: 600_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
    await ada.goto(`/learn/${game}`);
    await ada.locator(".lesson a").first().click();
    await ada.waitForSelector(".lesson-table");
    await follow(ada);
    await ada.getByRole("button", { name: "Play against beginners" }).click();
    await ada.waitForSelector("#content[data-match] .table-board");
    const short = SHORT[game];
    if (short) {
      const enough = new Error("enough");
      const before = (_, steps) => { if (steps >= 5) throw enough; };
      await playOut([ada], { before }).catch((error) => { if (error !== enough) throw error; });
      await sitDown([ada], game, short.seats, short.options, "beginner");
    }
    const steps = await playOut([ada], { pick: tries, atOnce: true });
    console.log(`    ${game}: a whole match, ${steps} clicks`);
    assert(steps >= 10, "somebody played");
    assert.deepEqual(ada.problems, []);
  });
}

test("lessons and a coach are offered once; the coach says each thing once and is quiet when told so", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await ada.goto("/");
  await ada.locator('form:has(input[value="rocket-jockey"]) button').first().click();
  await ada.waitForSelector("#offer");
  await ada.locator("#offer").waitFor({ state: "visible" });
  await accessible(ada, "a table with the offer");
  await ada.locator("#offer button[value=coach]").click();
  await ada.waitForFunction(() => document.documentElement.dataset.coach === "on");
  assert(await ada.locator("#offer").isHidden());
  assert.equal(await whoseTurn([ada], 120_000), ada);
  const said = new Set();
  const enough = new Error("enough");
  await playOut([ada], { before: async (page, steps) => {
    if (steps === 6) throw enough;
    const note = await page.evaluate(() => document.querySelector(".coach-note.now")?.dataset.note);
    if (note) { assert(!said.has(note), `${note} is said twice`); said.add(note); }
    if (steps > 0) return;
    await accessible(page, "a table with a coach");
    const choices = () => page.evaluate(() => document.querySelector("#act").getBoundingClientRect().top);
    const top = await choices();
    await page.locator("[data-coach-heard]").click();
    assert(await page.locator(".coach-note.now").isHidden());
    assert.equal(await choices(), top, "nothing jumps when it is quiet");
  } }).catch((error) => { if (error !== enough) throw error; });
  assert(said.size >= 2, [...said].join());
  assert.deepEqual(ada.problems, []);
});

test("the offer is answered without scripts, and stays answered", { timeout: 300_000 }, async () => {
  const uwe = await person(chrome, house.address, { locale: "de-DE", javaScriptEnabled: false });
  await uwe.goto("/");
  await uwe.locator('form:has(input[value="rocket-jockey"]) button').first().click();
  await uwe.locator("#offer").waitFor({ state: "visible" });
  await uwe.locator("#offer").getByRole("button", { name: "Nein, danke" }).click();
  await uwe.waitForSelector(".table-board");
  assert(await uwe.locator("#offer").isHidden());
  await uwe.goto("/");
  await uwe.locator('form:has(input[value="rocket-jockey"]) button').first().click();
  await uwe.waitForSelector(".table-board");
  assert(await uwe.locator("#offer").isHidden());
});

test("every game on one page, and drawings in its rules that do nothing", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 360, height: 740 } });
  for (const game of GAMES) {
    await ada.goto(`/rules/${game}/summary`);
    assert((await ada.locator(".summary h2").count()) >= 3);
    assert.equal(await ada.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, `${game} fits a phone`);
    await accessible(ada, `${game} on one page`);
    await ada.goto(`/rules/${game}`);
    assert((await ada.locator(".rules-picture-frame[role=img][aria-label]").count()) >= 3);
    assert.equal(await ada.locator(".rules-picture [name=action], .rules-picture [id]:not(symbol, clipPath, linearGradient, radialGradient, pattern, mask, filter, use)").count(), 0);
    await accessible(ada, `the rules of ${game} with drawings`);
  }
  assert.deepEqual(ada.problems, []);
});

test("a piece of the board does what the list does, one goes back, and the address leads to the same place", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address);
  await ada.goto("/learn/rocket-jockey/delivery");
  await click(ada, "#act button[value='.']");
  await click(ada, ".table-board button[value='draw pile 3'], .table-tray button[value='draw pile 3']");
  const { did } = await state(ada);
  assert.equal(did, ".|draw pile 3");
  const address = ada.url();
  await ada.goBack();
  await ada.waitForFunction(() => document.querySelector("#act [name=did]")?.value === ".");
  await ada.goto(address);
  assert.equal((await state(ada)).did, did);
  await ada.locator("[data-lesson-link]").click();
  await ada.waitForFunction(() => document.querySelector("#act [name=did]")?.value === ".");
  assert.deepEqual(ada.problems, []);
});

test("without scripts, on a phone, in German", { timeout: 300_000 }, async () => {
  const uwe = await person(chrome, house.address, { viewport: { width: 360, height: 740 }, locale: "de-DE", javaScriptEnabled: false });
  await uwe.goto("/learn/rocket-jockey/delivery");
  await uwe.getByRole("button", { name: "Weiter" }).click();
  await uwe.waitForURL(/action=/);
  await uwe.locator("#act .choice").first().click();
  await uwe.locator(".lesson-answer").waitFor();
  await uwe.locator("#act .choice.hinted").first().click();
  await uwe.locator(".choice[value='launch 7']").first().waitFor();
});

test("nonsense gets a sentence", async () => {
  for (const [path, status] of [["/learn/chess", 404], ["/learn/rocket-jockey/x", 404], ["/rules/chess/summary", 404], ["/learn/rocket-jockey/delivery?did=x", 400]]) {
    const answer = await fetch(house.address + path);
    assert.equal(answer.status, status, path);
    const text = await answer.text();
    assert.match(text, /<main/);
    if (path.endsWith("/x")) assert.match(text, /There is no such lesson/);
  }
});
