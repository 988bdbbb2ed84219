// Clocks: chosen in the form, counting on the page, and what the others choose when a time is up.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessible, browser, choose, person, server, shot } from "./table.mjs";

let house, chrome, folder, ahead;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-clock-"));
  ahead = join(folder, "ahead");
  await writeFile(ahead, "0");
  house = await server(["--told-clock", ahead]);
  chrome = await browser();
});
after(async () => { await chrome.close(); await house.stop(); await rm(folder, { recursive: true, force: true }); });

const PHONE = { viewport: { width: 360, height: 740 } };

// So many seconds are gone.
let gone = 0;
const pass = async (seconds) => { gone += seconds; await writeFile(ahead, String(gone)); };

// Two people at a table of Rocket Jockey with this clock; the one who is to act comes first.
async function twoPeople(clock, [ada, bea]) {
  await ada.goto("/new?game=rocket-jockey&players=2");
  await ada.selectOption("#clock", clock);
  await ada.locator("form.form button.primary").click();
  await ada.waitForURL(/\/m\//);
  await bea.goto(ada.url());
  await bea.locator(".seat-row button.primary").click();
  for (const page of [ada, bea]) await page.waitForSelector(".table-board");
  return (await ada.locator("#table[data-turn=yours]").count()) ? [ada, bea] : [bea, ada];
}

// Plays until the turn is over.
async function takeTurn(page) {
  while (await page.locator("#table[data-turn=yours]").count()) await choose(page, 0);
}

test("a live clock counts down, is paused by agreement, and a bot plays on at zero", { timeout: 300_000 }, async () => {
  const [ada, bea] = [await person(chrome, house.address), await person(chrome, house.address, PHONE)];
  await ada.goto("/new?game=rocket-jockey&players=2");
  await accessible(ada, "a form with clocks");
  await shot(ada, "clock-form-1400");
  const [first, second] = await twoPeople("live 600+10", [ada, bea]);
  assert.deepEqual(await first.locator(".player .clock").allTextContents(), ["10:00", "10:00"]);
  await takeTurn(first);
  const running = first.locator(".player .clock.runs");
  await running.waitFor();
  const shown = () => running.textContent();
  await first.waitForFunction(() => /^9:\d\d$/.test(document.querySelector(".player .clock.runs")?.textContent));
  const before = await shown();
  await first.waitForFunction((before) => document.querySelector(".player .clock.runs")?.textContent !== before, before);
  await accessible(first, "a table with clocks");
  await shot(ada, "clock-table-1400");
  await shot(bea, "clock-table-360");

  await first.locator("details.menu > summary").click();
  await first.getByRole("button", { name: "Pause the clock" }).click();
  await second.getByRole("button", { name: "Agree" }).click();
  await first.getByText("The clock is paused.").waitFor();
  assert.equal(await running.count(), 0);
  await accessible(second, "a paused clock on a phone");
  await shot(second, "clock-paused-360");
  await second.getByRole("button", { name: "Resume" }).click();
  await running.waitFor();

  await pass(11 * 60);
  // The room notices by itself, and tells the open pages.
  const late = first.locator(".clock-banner");
  await late.waitFor();
  assert.match(await late.textContent(), /has run out of time/);
  assert.match(await second.locator(".clock-banner").textContent(), /Your time is up/);
  await accessible(first, "a time is up");
  await shot(first, "clock-late");
  await late.getByRole("button", { name: "Let a bot play" }).click();
  await first.waitForSelector("#table[data-turn=yours]");
  // Whoever comes back plays again, with some time.
  await second.reload();
  await takeTurn(first);
  await second.waitForSelector("#table[data-turn=yours]");
  assert.match(await second.locator(".player.own .clock").textContent(), /^(1:|0:[0-5])/);
  for (const page of [ada, bea]) assert.deepEqual(page.problems, []);
});

test("over days, in German, without scripts and in the dark", { timeout: 300_000 }, async () => {
  const german = { locale: "de-DE", colorScheme: "dark" };
  const people = [await person(chrome, house.address, german), await person(chrome, house.address, { ...german, ...PHONE, javaScriptEnabled: false })];
  const [first, second] = await twoPeople("days 3", people);
  const [live] = people;
  assert.match(await live.locator(".player .clock.runs").textContent(), /^(3 T\. 0 Std\.|2 T\. 23 Std\.)$/);
  assert.match(await people[1].locator(".player .clock.runs").textContent(), /^→ \d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
  await accessible(live, "days on a clock");
  await shot(live, "clock-days-dark-de-1400");
  await pass(4 * 24 * 3600);
  await second.reload();
  await second.waitForSelector(".clock-banner");
  assert.match(await second.locator(".clock-banner").textContent(), /Die Zeit von .* ist um/);
  await shot(second, "clock-late-dark-de");
  await second.getByRole("button", { name: "Warten" }).click();
  await second.waitForSelector(".player .clock.runs");
  assert.equal(await second.locator(".clock-banner").count(), 0);
  await pass(4 * 24 * 3600);
  await second.reload();
  await second.getByRole("button", { name: "Partie beenden" }).click();
  await second.waitForSelector(".result");
  assert.match(await second.locator(".result").textContent(), /Zeit von .* ist abgelaufen/);
  await first.reload();
  assert.match(await first.locator(".result").textContent(), /Deine Zeit ist abgelaufen/);
  assert.deepEqual(live.problems, []);
});
