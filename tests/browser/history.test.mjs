// What is left of matches: my matches, profiles, ladders, statistics; without scripts, by keyboard, on a phone, in German.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, server, shot } from "./table.mjs";

let house, chrome;
before(async () => {
  house = await server();
  chrome = await browser();
});
after(async () => { await chrome.close(); await house.stop(); });

// Nothing hangs out of the window.
async function fits(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${page.url()} is ${wide} px too wide`);
}

// A match of two that the other one, who plays by the API, gives up.
async function won(page, choices) {
  await page.goto("/new?game=rocket-jockey&players=2");
  for (const choice of choices) await page.locator(choice).check();
  const name = page.locator("input[name=name]");
  if (await name.count()) await name.fill("Ada");
  await page.locator("form.form button.primary").click();
  await page.waitForURL(/\/m\//);
  const match = page.url();
  const api = async (path, token, body) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${house.address}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.status === 204 ? null : answer.json();
  };
  const { token } = await api("/players", null, { name: `Bea${Math.floor(performance.now())}` });
  const id = match.split("/").pop();
  await api(`/matches/${id}/join`, token, {});
  await api(`/matches/${id}/leave`, token, {});
  return match;
}

test("matches, profile, ladder and statistics in German on a phone without scripts", { timeout: 120_000 }, async () => {
  const page = await person(chrome, house.address, { javaScriptEnabled: false, locale: "de-DE", viewport: { width: 360, height: 740 } });
  await page.goto("/matches");
  await page.getByText("sobald du eine gespielt hast").waitFor();
  await won(page, ["input[name=rated]", "input[name=visibility][value=public]"]);
  await won(page, []);
  await page.goto("/matches");
  await page.getByRole("heading", { name: "Meine Partien" }).waitFor();
  assert.equal(await page.locator("main .match-row").count(), 2);
  await fits(page);
  await shot(page, "matches-phone-de");
  await page.getByLabel("Ergebnis").selectOption("lost");
  await page.getByRole("button", { name: "Filtern" }).click();
  await page.getByText("So eine Partie gibt es nicht").waitFor();
  await page.getByRole("link", { name: "Mein Profil" }).click();
  await page.getByRole("heading", { name: "Ada" }).waitFor();
  await page.getByText("2 Partien an einem Tag").waitFor();
  await fits(page);
  await shot(page, "profile-phone-de");
  await page.locator("#ratings ~ * a").first().click();
  await page.getByRole("heading", { name: "Rangliste" }).waitFor();
  const rows = await page.locator("tbody tr").allInnerTexts();
  assert.ok(rows.some((row) => row.includes("Ada")) && rows.some((row) => row.includes("Bot")), rows.join("\n"));
  await fits(page);
  await shot(page, "ladder-phone-de");
  await page.goto("/statistics");
  await page.getByRole("heading", { name: "Statistik" }).waitFor();
  await fits(page);
  assert.deepEqual(page.problems, []);
});

test("everything can be read aloud, and reached by keyboard", { timeout: 120_000 }, async () => {
  const page = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await won(page, ["input[name=rated]", "input[name=visibility][value=public]"]);
  for (const path of ["/matches", "/ladder", "/statistics", "/new?game=rocket-jockey"]) {
    await page.goto(path);
    await accessible(page, path);
  }
  await page.goto("/matches");
  await shot(page, "matches-wide");
  const profile = page.getByRole("link", { name: "My profile" });
  for (let tabs = 0; tabs < 40 && !(await profile.evaluate((link) => link === document.activeElement)); tabs += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Ratings" }).waitFor();
  await accessible(page, "a profile");
  await shot(page, "profile-wide");
  const stranger = await person(chrome, house.address);
  await stranger.goto(page.url());
  await stranger.getByRole("heading", { name: "Latest matches" }).waitFor();
  assert.equal(await stranger.getByText("My matches").count(), 0);
  assert.deepEqual([...page.problems, ...stranger.problems], []);
});
