// What people do beside playing: they ask for a step back, give up, and go on at another device.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, choose, person, server, shot, sitDown, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const SIZES = [["phone", { viewport: { width: 360, height: 740 } }], ["wide", { viewport: { width: 1400, height: 900 }, colorScheme: "dark" }]];

for (const [size, options] of SIZES) {
  test(`a step is taken back if the other agrees, and who gives up has lost (${size})`, { timeout: 600_000 }, async () => {
    const people = [await person(chrome, house.address, options), await person(chrome, house.address, options)];
    await sitDown(people, "rocket-jockey", 2);
    const asks = await whoseTurn(people);
    const other = people.find((page) => page !== asks);
    // A card was drawn from the deck: it cannot be unseen, so the other one is asked.
    const deck = asks.locator("button.choice[value='draw deck']");
    await deck.click();
    const ask = asks.getByRole("button", { name: "Ask to undo" });
    await ask.waitFor();
    const hand = await asks.locator(".table-board").innerHTML();
    // Everybody sees the question come and go.
    const banners = async (state) => { for (const page of people) await page.locator(".banner").waitFor({ state }); };
    await ask.click();
    await banners("attached");
    await asks.getByRole("button", { name: "Never mind" }).click();
    await banners("detached");
    await ask.click();
    await banners("attached");
    await accessible(other, "a banner that asks");
    await shot(asks, `takeback-asks-${size}`);
    await shot(other, `takeback-asked-${size}`);
    await other.getByRole("button", { name: "Decline" }).click();
    await banners("detached");
    assert.equal(await asks.locator(".table-board").innerHTML(), hand, "what was declined changes nothing");
    await ask.click();
    await banners("attached");
    await other.getByRole("button", { name: "Agree" }).click();
    await banners("detached");
    await deck.waitFor();
    // Then one gives up.
    await choose(asks, 0);
    await asks.locator("details.menu > summary").click();
    await asks.locator("details.leave > summary").click();
    assert.match(await asks.locator("details.leave").innerText(), /your opponent wins/);
    await shot(asks, `resign-${size}`);
    await accessible(asks, "the menu");
    await asks.locator("details.leave").getByRole("button", { name: "Resign" }).click();
    for (const page of people) await page.waitForSelector(".result");
    assert.match(await other.locator(".result").innerText(), /has resigned[^]*You win/);
    assert.doesNotMatch(await asks.locator(".result").innerText(), /You win/);
    await shot(other, `resigned-${size}`);
    await accessible(other, "a match that was given up");
    for (const page of people) assert.deepEqual(page.problems, []);
  });
}

test("a private link brings one's seat to another device", { timeout: 600_000 }, async () => {
  const [desk, phone] = [await person(chrome, house.address), await person(chrome, house.address, SIZES[0][1])];
  await sitDown([desk], "rocket-jockey", 2);
  // The bot may have begun; from here on nothing happens by itself.
  await desk.waitForSelector("[data-turn=yours]");
  const table = desk.url();
  const seats = await desk.locator(".table-players").textContent();
  await desk.goto("/settings");
  await desk.getByRole("button", { name: "Create a new link" }).click();
  const link = await desk.locator("input[data-absolute]").inputValue();
  await shot(desk, "recovery-link");
  await phone.goto(link);
  await accessible(phone, "the question before a seat is taken over");
  await shot(phone, "recovery-ask");
  await phone.locator("form button.primary").click();
  await phone.waitForURL((url) => url.href !== link);
  await phone.goto(table);
  assert.equal(await phone.locator(".table-players").textContent(), seats);
  const version = async (page) => Number(await page.locator("#table").getAttribute("data-version"));
  const before = await version(phone);
  await choose(phone, 0);
  const chosen = await version(phone);
  assert(chosen > before, "the phone plays for this seat");
  await desk.goto(table);
  assert(await version(desk) >= chosen, "what was chosen at the phone stands at the desk; the bot may have gone on");
  await shot(phone, "recovered");
});

test("leaving a match against bots says that it ends, and can be cancelled", { timeout: 120_000 }, async () => {
  const ada = await person(chrome, house.address);
  await sitDown([ada], "rocket-jockey", 3);
  const table = ada.url();
  await ada.locator("details.menu > summary").click();
  await ada.locator("details.leave > summary").click();
  const question = ada.locator("details.leave form");
  assert.match(await question.innerText(), /against bots only, so the match ends here/);
  await question.getByRole("link", { name: "Cancel" }).click();
  await question.waitFor({ state: "hidden" });
  assert.equal(ada.url(), table);
  await ada.waitForSelector("[data-turn=yours]");
  await ada.locator("details.leave > summary").click();
  await question.getByRole("button", { name: "Give up the match" }).click();
  await ada.waitForSelector(".result");
  assert.match(await ada.locator(".result").innerText(), /given up/);
});
