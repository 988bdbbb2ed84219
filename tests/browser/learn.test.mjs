// Lessons: somebody who has never read a rule comes to the end of every one, by following what the page says; with scripts and
// without, on a desk and on a phone, in both languages.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, server, shot } from "./table.mjs";

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

// Reads on, and tries the first thing there is; where that was not meant, does what the page has marked.
async function follow(page) {
  for (let clicks = 0; clicks < 120; clicks += 1) {
    const now = await state(page);
    if (now.over) return clicks;
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
    await ada.getByRole("button", { name: "Play against beginners" }).click();
    await ada.waitForSelector(".table-board");
    assert.deepEqual(ada.problems, []);
  });
}

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
  for (const [path, status] of [["/learn/chess", 404], ["/learn/rocket-jockey/x", 404], ["/learn/rocket-jockey/delivery?did=x", 400]]) {
    const answer = await fetch(house.address + path);
    assert.equal(answer.status, status, path);
    assert.match(await answer.text(), /<main/);
  }
});
