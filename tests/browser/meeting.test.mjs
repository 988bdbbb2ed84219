// Finding each other: whoever comes, open tables that change by themselves, invitations, and series of matches.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessible, browser, chooseAtOnce, person, server, shot } from "./table.mjs";

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
  await ada.getByText("Invitation sent.").waitFor();
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

test("a group has tables of its own: joined by a link without scripts, invited as a whole, closed to others", { timeout: 240_000 }, async () => {
  const [ada, bea, eve] = [await person(chrome, house.address), await person(chrome, house.address, GERMAN), await person(chrome, house.address)];
  await ada.goto("/groups");
  await ada.locator("#group").fill("Star Club");
  await ada.locator("#name").fill("Ada");
  await accessible(ada, "no groups yet");
  await shot(ada, "groups-1400");
  await ada.locator("#group").press("Enter");
  await ada.waitForURL(/\/groups\/\w+$/);
  const group = ada.url();
  const link = await ada.getByLabel("Link to the group").inputValue();
  // Whoever only looks at a link joins nothing.
  await eve.goto(new URL(link, house.address).href);
  await accessible(eve, "the question of a link to a group");
  await eve.getByRole("button", { name: "Look at the group" }).click();
  await eve.getByText("Star Club").first().waitFor();
  await accessible(eve, "the link to a group");

  // What is behind the # goes nowhere by itself: without scripts one pastes it.
  await bea.goto(new URL(link, house.address).href);
  await bea.locator("#secret").fill(link);
  await bea.getByRole("button", { name: "Gruppe ansehen" }).click();
  // Bea is a name that somebody has claimed at this house.
  await bea.locator("#name").fill("Gus");
  await shot(bea, "group-join-360-de");
  await bea.getByRole("button", { name: "Der Gruppe beitreten" }).click();
  await bea.waitForURL(group);
  await shot(bea, "group-360-de");
  await bea.getByRole("link", { name: "Neue Partie" }).last().click();
  await bea.locator("article.box", { hasText: "Rocket Jockey" }).getByRole("link").click();
  await bea.goto(`${bea.url()}&players=2`);
  assert(await bea.getByLabel("Nur die Mitglieder von Star Club").isChecked());
  await shot(bea, "group-new-match-360-de");
  await bea.locator("form.form button.primary").click();
  await bea.waitForURL(/\/m\//);
  const table = bea.url();

  // Who has only the link of the table may look, and not sit down.
  await eve.goto(table);
  await eve.getByText("for the members of a group").waitFor();
  await eve.locator("#name").fill("Eve");
  await eve.getByRole("button", { name: "Join" }).first().click();
  await eve.getByText("nobody else can sit down").first().waitFor();
  const stranger = await eve.goto(group);
  assert.equal(stranger.status(), 404);
  assert(!(await eve.locator("body").innerText()).includes("Star Club"));

  await bea.getByRole("link", { name: "Jemanden einladen" }).click();
  await bea.getByRole("button", { name: "Einladen: Star Club" }).click();
  await bea.getByText("Ein Mitglied eingeladen").waitFor();
  await shot(bea, "invite-group-360-de");
  await ada.goto(group);
  await accessible(ada, "a group");
  await shot(ada, "group-1400");
  await ada.emulateMedia({ colorScheme: "light" });
  await ada.locator("[data-member] summary").first().focus();
  await ada.keyboard.press("Enter");
  await accessible(ada, "what may be done with a member, in light colours");
  await shot(ada, "group-light-1400");
  await ada.goto("/");
  await ada.locator("section", { hasText: "Open tables in your groups" }).getByText("Rocket Jockey").first().waitFor();
  await shot(ada, "group-home-1400");
  await ada.locator("#invitations").getByRole("button", { name: "Accept" }).click();
  await ada.waitForSelector(".table-board");
  await bea.goto(group);
  await bea.getByRole("heading", { name: "Noch nicht vorbei" }).waitFor();
  await bea.locator("details", { hasText: "Gruppe verlassen" }).locator("summary").click();
  await bea.locator("button[value=leave]").click();
  await bea.getByText("Du gehörst noch zu keiner Gruppe.").waitFor();
  assert.deepEqual(ada.problems, []);
});

test("a spectator sees with lent eyes until they are taken back, and everything later where that was agreed on", { timeout: 240_000 }, async () => {
  const [ada, eve] = [await person(chrome, house.address), await claimed("Eve")];
  await ada.goto("/new?game=rocket-jockey&players=2&seat-1=thumb");
  await ada.selectOption("#delay", "20");
  await ada.selectOption("#pace", "instant");
  await ada.locator("form.form button.primary").click();
  await ada.waitForSelector(".table-board");
  const table = ada.url();
  await eve.goto(table);
  await eve.waitForSelector(".table-board");
  const hand = (page) => page.locator(".rj-hand > li:not(.muted)").count();
  assert.equal(await hand(eve), 0, "a spectator has no hand");
  const about = (page) => page.locator("#seat-A details");

  await about(eve).locator("summary").click();
  await shot(eve, "eyes-ask-1400");
  await about(eve).getByRole("button", { name: "Ask to look over their shoulder" }).click();
  await ada.getByRole("button", { name: "Allow" }).waitFor();
  await accessible(ada, "being asked for one's eyes");
  await shot(ada, "eyes-asked-1400");
  await ada.getByRole("button", { name: "Allow" }).click();
  await ada.locator("#seat-A .tag[title^='Watched over']").waitFor();
  await eve.goto(table);
  await eve.getByText("You see what").waitFor();
  assert.equal(await hand(eve), await hand(ada));
  assert.notEqual(await hand(eve), 0);
  await accessible(eve, "lent eyes");
  await shot(eve, "eyes-lent-1400");
  await about(ada).locator("summary").click();
  await about(ada).getByRole("button", { name: "Stop" }).click();
  await ada.waitForFunction(() => !document.querySelector("#seat-A .tag[title^='Watched over']"));
  await eve.goto(table);
  await eve.waitForSelector(".table-board");
  assert.equal(await hand(eve), 0);

  // Everything, later: of what is long past.
  const later = eve.getByRole("link", { name: "See everything, 20 actions late" });
  assert.equal(await later.count(), 0);
  for (let step = 0; step < 80 && !(await later.count()); step += 1) {
    await ada.waitForSelector("[data-turn=yours] button.choice");
    await chooseAtOnce(ada, (codes) => (step * 7) % codes.length);
  }
  await later.first().waitFor();
  await shot(eve, "later-1400");
  await later.first().click();
  await eve.waitForURL(/seat=0/);
  await accessible(eve, "everything, later");
  await shot(eve, "later-hands-1400");
});
