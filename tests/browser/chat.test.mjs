// Chat in a browser: each line comes once, whatever happens at the table meanwhile, and the whole of it after coming again.

import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { browser, choose, person, server, sitDown, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => {
  house = await server();
  chrome = await browser();
});
after(async () => {
  await chrome.close();
  await house.stop();
});

const lines = (page) => page.locator("#chat-lines li").allInnerTexts();

// Says something and waits until everybody has it.
async function say(page, text, people) {
  await page.locator("#chat-write input[name=text]").fill(text);
  await page.locator("#chat-write button").click();
  for (const other of people) await other.locator("#chat-lines li", { hasText: text }).waitFor({ state: "attached" });
}

test("what is said comes once to everybody and stays while the table goes on", { timeout: 300_000 }, async () => {
  const people = [await person(chrome, house.address), await person(chrome, house.address)];
  const [ada, bea] = people;
  await sitDown(people, "rocket-jockey", 2);
  for (const page of people) await page.locator(".tab", { hasText: "Chat" }).click();
  await say(ada, "shall we begin", people);
  await say(bea, "with pleasure", people);
  for (let steps = 0; steps < 6; steps += 1) await choose(await whoseTurn(people), 0);
  await say(ada, "well flown", people);
  const said = ["shall we begin", "with pleasure", "well flown"];
  for (const page of people) {
    const now = await lines(page);
    assert.equal(now.length, 3, now.join(" | "));
    said.forEach((text, index) => assert(now[index].endsWith(text), now.join(" | ")));
  }
  await bea.reload();
  await bea.waitForSelector("#chat-lines li", { state: "attached" });
  assert.equal((await lines(bea)).length, 3);
  assert.deepEqual(people.flatMap((page) => page.problems), []);
  // The server goes away and comes again: nothing is lost, nothing is there twice.
  await house.crash();
  await bea.reload();
  await ada.reload();
  for (const page of people) await page.locator(".tab", { hasText: "Chat" }).click();
  await say(bea, "still here", people);
  for (const page of people) assert.equal((await lines(page)).length, 4);
});
