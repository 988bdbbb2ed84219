// A name that lasts: claimed with a password, played on with from a second device, and deleted.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, server, shot } from "./table.mjs";

let house, chrome;
before(async () => {
  house = await server();
  chrome = await browser();
});
after(async () => { await chrome.close(); await house.stop(); });

const PASSWORD = "three blue rockets";

// Somebody with a match that has begun.
async function playing() {
  const page = await person(chrome, house.address);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/m\//);
  await page.waitForSelector("[data-turn=yours]");
  return page;
}

test("a name is claimed and used with a password, without scripts and in German, and goes with its owner", { timeout: 120_000 }, async () => {
  const desk = await playing();
  const match = desk.url();
  await desk.goto("/settings");
  await desk.locator("#claim-name").fill("Bea");
  await desk.locator("#field-password").fill(PASSWORD);
  await desk.getByRole("button", { name: "Claim this name", exact: true }).click();
  await desk.locator(".chip", { hasText: "claimed" }).waitFor();
  await accessible(desk, "the settings with a claimed name");
  await shot(desk, "claimed");
  const plain = await person(chrome, house.address, { javaScriptEnabled: false, locale: "de-DE", viewport: { width: 360, height: 740 } });
  const enter = async (password) => {
    await plain.goto("/sign-in");
    await plain.locator("#name").fill("bea");
    await plain.locator("#field-password").fill(password);
    await plain.getByRole("button", { name: "Anmelden" }).click();
  };
  await plain.goto("/sign-in");
  await shot(plain, "sign-in-phone-de");
  await enter("three red rockets");
  await plain.getByText("Name oder Passwort ist falsch").waitFor();
  await enter(PASSWORD);
  await plain.waitForURL((url) => url.pathname === "/");
  await plain.goto(match);
  await plain.locator("button.choice").first().click();
  await plain.goto("/settings");
  await shot(plain, "claimed-phone-de");
  await plain.locator("summary", { hasText: "Alles über mich löschen" }).click();
  await plain.getByLabel("Ja, alles löschen").check();
  await plain.getByRole("button", { name: "Alles über mich löschen" }).click();
  await plain.waitForURL((url) => url.pathname === "/");
  await desk.goto("/settings");
  assert.equal(await desk.locator("#claim-name").count(), 0, "the desk is nobody now");
  await desk.goto("/sign-in");
  await accessible(desk, "the way in");
  await enter(PASSWORD);
  await plain.getByText("Name oder Passwort ist falsch").waitFor();
});
