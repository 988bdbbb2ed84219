// The database goes away while people play: they read that nothing is saved, what they sent is sent again, and comes once.

import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { browser, person, server, shot, sitDown, whoseTurn } from "./table.mjs";
import { postgres } from "./postgres.mjs";

let database, house, chrome;
before(async () => {
  database = await postgres();
  house = await server(["--store", database.address]);
  chrome = await browser();
});
after(async () => {
  await chrome.close();
  await house.stop();
  await database.stop();
});

test("a click and a line of chat that were sent while the database was away are there once it is back", { timeout: 120_000 }, async () => {
  const people = [await person(chrome, house.address), await person(chrome, house.address)];
  await sitDown(people, "rocket-jockey", 2);
  const mover = await whoseTurn(people);
  const other = people.find((page) => page !== mover);
  const version = Number(await mover.locator("#table").getAttribute("data-version"));
  for (const page of people) await page.locator(".tab", { hasText: "Chat" }).click();
  await database.away();
  await mover.locator("button.choice:not([data-why])").first().click();
  await other.locator("#chat-write input[name=text]").fill("are you there");
  await other.locator("#chat-write button").click();
  for (const page of people) await page.locator("#notice .refusal").waitFor();
  assert.match(await mover.locator("#notice").innerText(), /nothing is saved/);
  // What was not taken stands in its field again.
  await other.waitForFunction(() => document.querySelector("#chat-write input[name=text]").value === "are you there");
  await shot(other, "database-away");
  await database.start();
  for (const page of people) await page.locator("#chat-lines li", { hasText: "are you there" }).waitFor({ state: "attached" });
  await mover.waitForFunction((before) => Number(document.querySelector("#table").dataset.version) > before, version);
  await other.waitForFunction(() => document.querySelector("#chat-write input[name=text]").value === "");
  await other.reload();
  await other.waitForSelector("#chat-lines li", { state: "attached" });
  assert.equal(await other.locator("#chat-lines li", { hasText: "are you there" }).count(), 1);
});
