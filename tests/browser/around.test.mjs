// Around the table: home, the lobby, names, the chat, the rules.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, server, shot, sitDown } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const PHONE = { viewport: { width: 360, height: 740 } };

// A match against a bot.
async function againstBot(page) {
  await page.goto("/new?game=rocket-jockey&players=2");
  await page.selectOption("#seat-1", "thumb");
  await page.selectOption("#pace", "instant");
  await page.getByRole("button", { name: "Create the match" }).click();
  await page.waitForURL(/\/m\//);
  await page.waitForSelector("[data-turn=yours]");
}

test("home marks your turn, goes on in one click, and keeps what is over", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, PHONE);
  await againstBot(ada);
  await ada.locator("details.menu > summary").click();
  await ada.getByText("Leave the match").click();
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.waitForSelector(".result");
  await againstBot(ada);
  const running = ada.url();
  await ada.goto("/");
  const mine = ada.locator("section[aria-labelledby=ui-your-matches]");
  assert.match(await mine.locator(".match-row").first().textContent(), /Rocket Jockey.*Your turn/);
  const past = ada.locator("section[aria-labelledby=ui-finished-matches]");
  assert.match(await past.locator(".match-row").textContent(), /You have resigned/);
  await accessible(ada, "home with matches");
  await shot(ada, "home-matches-360");
  await past.getByRole("link", { name: /^Replay/ }).click();
  await ada.waitForURL(/at=0/);
  await ada.goto("/");
  await mine.getByRole("link", { name: /^Continue/ }).click();
  await ada.waitForURL(running);
  assert.deepEqual(ada.problems, []);
});

test("a guest tells a name before meeting people, not before playing bots", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address);
  await ada.goto("/new?game=rocket-jockey&players=3");
  const name = ada.getByLabel("Your name");
  assert.match(await name.inputValue(), /^Pilot \d+$/);
  for (const seat of [1, 2]) await ada.selectOption(`#seat-${seat}`, "thumb");
  await name.waitFor({ state: "hidden" });
  await ada.selectOption("#seat-1", "open");
  await name.fill("Ada");
  await accessible(ada, "a new match that asks for a name");
  await ada.getByRole("button", { name: "Create the match" }).click();
  await ada.waitForURL(/\/m\//);
  const bea = await person(chrome, house.address, PHONE);
  await bea.goto(ada.url());
  assert.match(await bea.locator("#content").textContent(), /Rocket Jockey.*Standard rules.*Ada/s);
  await bea.getByLabel("Your name").fill("Bea");
  await accessible(bea, "a table to join");
  await shot(bea, "join-360");
  await bea.getByRole("button", { name: "Join" }).click();
  await bea.waitForSelector(".table-board");
  await ada.waitForSelector(".table-board");
  assert.match(await ada.locator(".table-players").textContent(), /Ada.*Bea/);
  // Nobody is asked twice.
  await bea.goto("/new?game=rocket-jockey&players=2");
  assert.equal(await bea.getByLabel("Your name").count(), 0);
  assert.deepEqual([...ada.problems, ...bea.problems], []);
});

test("what others write is marked until one has read it, also on a phone", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address);
  const bea = await person(chrome, house.address, PHONE);
  await sitDown([ada, bea], "rocket-jockey", 2);
  const say = async (page, text) => {
    await page.getByPlaceholder("Write a message").fill(text);
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#chat-lines", { hasText: text }).waitFor();
  };
  await ada.locator("#tab-chat").check({ force: true });
  await say(ada, "Good luck");
  await say(ada, "and have fun");
  const mark = bea.locator("#drawer-unread");
  await bea.waitForFunction(() => document.querySelector("#drawer-unread .unread-count").textContent === "2");
  assert(await mark.isVisible());
  await accessible(bea, "a table with unread messages");
  await shot(bea, "unread-360");
  await bea.locator(".drawer-button").click();
  await bea.locator("#tab-chat").check({ force: true });
  await mark.waitFor({ state: "hidden" });
  // What one writes oneself is read.
  await say(bea, "You too");
  await ada.locator("#chat-lines", { hasText: "You too" }).waitFor();
  assert(await ada.locator("#tab-unread").isHidden());
  await ada.locator("#tab-log").check({ force: true });
  await say(bea, "Ready?");
  await ada.locator("#tab-unread").waitFor();
  assert.deepEqual([...ada.problems, ...bea.problems], []);
});

test("whoever watches can write under a name, and is seen to watch", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address);
  await againstBot(ada);
  const eve = await person(chrome, house.address);
  await eve.goto(ada.url());
  await eve.locator("#tab-chat").check({ force: true });
  const [name, text, send] = [eve.getByLabel("Your name"), eve.getByPlaceholder("Write a message"), eve.getByRole("button", { name: "Send" })];
  await text.fill("Hello");
  await send.click();
  assert.equal(await eve.locator(".chat-name:invalid").count(), 1);
  assert.equal(await text.inputValue(), "Hello");
  await name.fill("Eve");
  await text.fill("Nice flight");
  await send.click();
  const line = ada.locator("#chat-lines li", { hasText: "Nice flight" });
  await line.waitFor({ state: "attached" });
  assert.equal(await line.locator(".watcher [aria-label=Spectator]").count(), 1);
  await name.waitFor({ state: "hidden" });
  await text.fill("Bravo");
  await send.click();
  await ada.locator("#chat-lines li", { hasText: "Bravo" }).waitFor({ state: "attached" });
  // The table notices after a few seconds that somebody looks on.
  await ada.locator(".watchers").waitFor();
  await accessible(eve, "a table for a spectator");
  assert.deepEqual(ada.problems, []);
});

test("a question finds its rule, at the table and in German", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address);
  await againstBot(ada);
  await ada.getByRole("link", { name: "Rules" }).first().click();
  await ada.locator("#rules-pane summary", { hasText: "What the signs mean" }).click();
  await ada.locator(".legend li", { hasText: "Co-Pilot" }).waitFor();
  await shot(ada, "legend-1400");
  await ada.locator("#rules-pane input[type=search]").fill("who wins the game?");
  await ada.keyboard.press("Enter");
  await ada.locator("#rules-pane .clause").first().waitFor();
  await ada.waitForFunction(() => document.querySelectorAll("#rules-pane .clause").length < 40);
  const karl = await person(chrome, house.address, { locale: "de-DE", ...PHONE });
  await karl.goto("/rules/rocketmen");
  await karl.locator("input[type=search]").fill("Wie gewinne ich allein?");
  await karl.keyboard.press("Enter");
  await karl.waitForURL(/q=/);
  assert.equal(await karl.locator(".clause").first().getAttribute("id"), "RM-SOLO-21");
  await accessible(karl, "what a search has found");
  await shot(karl, "suche-360");
  assert.deepEqual([...ada.problems, ...karl.problems], []);
});

for (const game of ["rocket-jockey", "rocket-rescue", "rocketmen", "jupiter-rescue"]) {
  test(`${game}: signs and keys are one click away, and Caps Lock takes no key away`, { timeout: 300_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
    await sitDown([ada], game, 3);
    await ada.waitForSelector("[data-turn=yours]");
    await ada.locator(".legend-button").click();
    await ada.locator("#legend[open] .legend li").first().waitFor();
    await accessible(ada, `the signs of ${game}`);
    await ada.locator("details.menu > summary").click();
    await ada.locator(".menu-body").getByRole("link", { name: "Keys" }).click();
    await ada.locator("#keys[open]").getByText("u: undo").waitFor();
    await ada.keyboard.press("Escape");
    const version = Number(await ada.locator("#table").getAttribute("data-version"));
    const later = () => ada.waitForFunction((seen) => Number(document.querySelector("#table").dataset.version) > seen, version);
    await ada.locator("button.choice[data-key='1']").evaluate(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true })));
    await later();
    const undo = ada.locator("[data-key=u]");
    // What showed something new cannot be taken back.
    if (await undo.count()) {
      const then = Number(await ada.locator("#table").getAttribute("data-version"));
      await ada.evaluate(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "U", bubbles: true })));
      await ada.waitForFunction((seen) => Number(document.querySelector("#table").dataset.version) > seen, then);
    }
    assert.deepEqual(ada.problems, []);
  });
}
