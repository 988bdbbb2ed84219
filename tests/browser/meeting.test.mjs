// Finding each other: whoever comes, open tables that change by themselves, invitations, series of matches, and eyes that are lent.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessible, browser, person, server, shot, sitDown } from "./table.mjs";

let house, chrome, folder, ahead;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-meeting-"));
  ahead = join(folder, "ahead");
  await writeFile(ahead, "0");
  house = await server(["--told-clock", ahead]);
  chrome = await browser();
});
after(async () => { await chrome.close(); await house.stop(); await rm(folder, { recursive: true, force: true }); });

const PHONE = { viewport: { width: 360, height: 740 } };
const GERMAN = { javaScriptEnabled: false, locale: "de-DE", ...PHONE };

// Opens the question how long to wait, beside *Play now*.
const meet = (page) => page.locator("article.box", { hasText: "Rocket Jockey" }).locator("details.meet");

test("two people meet in two clicks, one of them with the keyboard, the other without scripts and in German", { timeout: 120_000 }, async () => {
  const [ada, bea] = [await person(chrome, house.address), await person(chrome, house.address, GERMAN)];
  await ada.goto("/");
  await meet(ada).locator("summary").focus();
  await ada.keyboard.press("Enter");
  await meet(ada).locator("input[name=name]").fill("Ada");
  await accessible(ada, "the shelf with a question");
  await shot(ada, "meet-1400");
  await meet(ada).getByRole("button", { name: "2 minutes" }).focus();
  await ada.keyboard.press("Enter");
  await ada.waitForURL(/\/m\//);
  await ada.waitForFunction(() => /^1:\d\d$/.test(document.querySelector("#table time.clock")?.textContent));
  await accessible(ada, "waiting for a person");
  await shot(ada, "meet-waiting-1400");
  await bea.goto("/");
  await meet(bea).locator("summary").click();
  await shot(bea, "meet-360-de");
  await meet(bea).getByRole("button", { name: "30 Sekunden" }).click();
  await bea.waitForURL(ada.url());
  // The page of the one who waits hears of it by itself.
  await ada.waitForSelector(".table-board");
  assert.deepEqual(ada.problems, []);
});

test("who waits in vain plays with a bot", { timeout: 120_000 }, async () => {
  const ada = await person(chrome, house.address, PHONE);
  await ada.goto("/");
  await meet(ada).locator("summary").click();
  await meet(ada).getByRole("button", { name: "10 minutes" }).click();
  await ada.waitForURL(/\/m\//);
  await shot(ada, "meet-waiting-360");
  await house.crash();
  await writeFile(ahead, "601");
  await ada.waitForSelector(".table-board");
});

test("open tables come and go by themselves, and are filtered without scripts, too", { timeout: 120_000 }, async () => {
  const [ada, bea, plain] = [await person(chrome, house.address), await person(chrome, house.address), await person(chrome, house.address, GERMAN)];
  await bea.goto("/tables");
  await bea.getByText("No table is waiting").waitFor();
  await ada.goto("/new?game=rocketmen&players=2");
  await ada.getByLabel("Everyone").check();
  await ada.selectOption("#clock", "days 3");
  await ada.selectOption("#series", "best 3");
  await ada.locator("form.form button.primary").click();
  await ada.waitForURL(/\/m\//);
  const row = bea.locator(".match-row", { hasText: "Rocketmen" });
  await row.waitFor();
  await accessible(bea, "open tables");
  await shot(bea, "tables-1400");
  await plain.goto("/tables");
  await plain.locator("#filter-clock").selectOption("live");
  await plain.getByRole("button", { name: "Anzeigen" }).click();
  await plain.getByText("Gerade wartet kein Tisch").waitFor();
  await plain.locator("#filter-clock").selectOption("days");
  await plain.getByRole("button", { name: "Anzeigen" }).click();
  await plain.locator(".match-row", { hasText: "Rocketmen" }).waitFor();
  await shot(plain, "tables-360-de");
  await bea.selectOption("#filter-game", "rocket-jockey");
  await bea.waitForURL(/game=rocket-jockey/);
  await bea.getByText("No table is waiting").waitFor();
  await bea.selectOption("#filter-game", "rocketmen");
  await row.waitFor();
  await ada.locator("form[action$=leave] button").click();
  await bea.getByText("No table is waiting").waitFor();
  assert.deepEqual(bea.problems, []);
});

// Somebody who has claimed their name.
async function claimed(name, options) {
  const page = await person(chrome, house.address, options);
  await page.goto("/");
  await page.locator("form[action='/play'] button").first().click();
  await page.waitForURL(/\/m\//);
  await page.goto("/settings");
  await page.locator("#claim-name").fill(name);
  await page.locator("#field-password").fill("three blue rockets");
  await page.locator("form[action='/settings/claim'] button").click();
  await page.waitForURL((url) => url.pathname === "/settings");
  return page;
}

test("somebody is invited by name and accepts; a series goes on in other seats with one click", { timeout: 240_000 }, async () => {
  const [ada, bea] = [await person(chrome, house.address), await claimed("Bea", GERMAN)];
  await ada.goto("/new?game=rocket-jockey&players=2");
  await ada.locator("#name").fill("Ada");
  await ada.selectOption("#series", "best 3");
  await ada.selectOption("#pace", "instant");
  await ada.locator("form.form button.primary").click();
  await ada.waitForURL(/\/m\//);
  const table = ada.url();
  await ada.getByRole("link", { name: "Invite somebody" }).click();
  await ada.locator("#name").fill("bea");
  await accessible(ada, "inviting somebody");
  await ada.getByRole("button", { name: "Invite", exact: true }).click();
  await ada.getByText("Invited.").waitFor();
  await shot(ada, "invite-1400");
  await bea.goto("/settings");
  await bea.getByRole("link", { name: "Du hast eine Einladung" }).click();
  await bea.getByText("Ada lädt dich zu Rocket Jockey ein.").waitFor();
  await shot(bea, "invited-360-de");
  await bea.getByRole("button", { name: "Annehmen" }).click();
  await bea.waitForURL(table);
  await ada.goto(table);
  await ada.waitForSelector(".table-board");
  // Bea gives up, and both go on.
  await bea.locator("details.menu > summary").click();
  await bea.locator("details.leave > summary").click();
  await bea.locator("details.leave button.danger").click();
  await ada.getByText("Score of the series").waitFor();
  await accessible(ada, "the score of a series");
  await shot(ada, "series-1400");
  await shot(bea, "series-360-de");
  await ada.getByRole("button", { name: "Next match" }).click();
  await ada.waitForURL((url) => url.href !== table);
  await ada.waitForSelector(".table-board");
  await ada.locator(".table-bar .tag", { hasText: "Match 2" }).waitFor();
  await shot(ada, "series-second-1400");
  assert.deepEqual(ada.problems, []);
});

test("a spectator sees with somebody's eyes as long as they allow it, and everybody is told", { timeout: 120_000 }, async () => {
  const [ada, bea] = [await person(chrome, house.address), await person(chrome, house.address, PHONE)];
  const eve = await claimed("Eve", GERMAN);
  await sitDown([ada, bea], "rocket-jockey", 2);
  await eve.goto(ada.url());
  await eve.locator("#seat-A summary").click();
  await shot(eve, "eyes-ask-360-de");
  await eve.locator("#seat-A").getByRole("button", { name: "Über die Schulter schauen" }).click();
  await eve.getByText("Du hast gefragt.").waitFor();
  const asked = ada.locator(".banner", { hasText: "Eve asks to see what you see" });
  await asked.waitFor();
  assert.equal(await bea.locator(".banner").count(), 0);
  await accessible(ada, "somebody asks for one's eyes");
  await shot(ada, "eyes-asked-1400");
  await asked.getByRole("button", { name: "Allow" }).click();
  await bea.locator("#seat-A .tag", { hasText: "Eve" }).waitFor();
  await eve.goto(ada.url());
  await eve.getByText("Du siehst, was").waitFor();
  await accessible(bea, "a table at which somebody lends their eyes");
  await shot(bea, "eyes-told-360");
  await shot(eve, "eyes-given-360-de");
  await ada.locator("#seat-A summary").click();
  await ada.locator("#seat-A").getByRole("button", { name: "Stop" }).click();
  await ada.locator("#seat-A .tag", { hasText: "Eve" }).waitFor({ state: "detached" });
  await eve.goto(ada.url());
  assert.equal(await eve.getByText("Du siehst, was").count(), 0);
  assert.deepEqual([...ada.problems, ...bea.problems], []);
});
