// A name that lasts: claimed with a passkey and with a password, played on with from a second device, and deleted.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, choose, person, server, shot } from "./table.mjs";

let house, chrome, address;
before(async () => {
  house = await server();
  chrome = await browser();
  // Browsers have passkeys for names of hosts only.
  address = house.address.replace("127.0.0.1", "localhost");
});
after(async () => { await chrome.close(); await house.stop(); });

const PASSWORD = "three blue rockets";

// Somebody with a match that has begun.
async function playing(options) {
  const page = await person(chrome, address, options);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/m\//);
  await page.waitForSelector("[data-turn=yours]");
  return page;
}

// A device that makes and keeps passkeys, and always finds its owner.
async function authenticator(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", { options });
  return { client, authenticatorId };
}

test("a name is claimed with a passkey, which opens it on a second device", { timeout: 120_000 }, async () => {
  const desk = await playing();
  const match = desk.url();
  const device = await authenticator(desk);
  await desk.goto("/settings");
  await desk.locator("#claim-name").fill("Ada");
  await desk.getByRole("button", { name: "Claim with a passkey" }).click();
  await desk.locator("[data-passkey]").waitFor();
  await accessible(desk, "the settings with a claimed name");
  await shot(desk, "claimed");
  // The same passkey on a phone, as a password manager would carry it along.
  const phone = await person(chrome, address, { viewport: { width: 360, height: 740 } });
  const other = await authenticator(phone);
  const { credentials } = await device.client.send("WebAuthn.getCredentials", { authenticatorId: device.authenticatorId });
  assert.equal(credentials.length, 1);
  await other.client.send("WebAuthn.addCredential", { authenticatorId: other.authenticatorId, credential: credentials[0] });
  await phone.goto("/sign-in");
  await accessible(phone, "the way in");
  await shot(phone, "sign-in-phone");
  await phone.getByRole("button", { name: "Sign in with a passkey" }).click();
  await phone.waitForURL((url) => url.pathname === "/");
  await phone.goto(match);
  await phone.waitForSelector("[data-turn=yours]");
  await choose(phone, 0);
  // A passkey that was removed opens nothing: another key has to be there first.
  await desk.goto("/settings");
  await desk.getByLabel("New password").fill(PASSWORD);
  await desk.getByRole("button", { name: "Set a password" }).click();
  await desk.getByRole("button", { name: "Remove the password" }).waitFor();
  await desk.getByRole("button", { name: /^Remove: / }).click();
  await desk.waitForFunction(() => !document.querySelector("[data-passkey]"));
  phone.problems = [];
  await phone.goto("/sign-in");
  await phone.getByRole("button", { name: "Sign in with a passkey" }).click();
  await phone.getByText("This passkey does not work here").waitFor();
  assert.deepEqual(desk.problems, []);
});

test("a name is claimed and used with a password, without scripts and in German, and goes with its owner", { timeout: 120_000 }, async () => {
  const desk = await playing();
  const match = desk.url();
  await desk.goto("/settings");
  await desk.locator("#claim-name").fill("Bea");
  await desk.locator("#field-password").fill(PASSWORD);
  await desk.getByRole("button", { name: "Claim with a password" }).click();
  await desk.locator(".chip", { hasText: "claimed" }).waitFor();
  const plain = await person(chrome, house.address, { javaScriptEnabled: false, locale: "de-DE", viewport: { width: 360, height: 740 } });
  const enter = async (password) => {
    await plain.goto("/sign-in");
    await plain.locator("#name").fill("bea");
    await plain.locator("#field-password").fill(password);
    await plain.getByRole("button", { name: "Anmelden" }).click();
  };
  await enter("three red rockets");
  await plain.getByText("Name und Passwort passen nicht zusammen").waitFor();
  await enter(PASSWORD);
  await plain.waitForURL((url) => url.pathname === "/");
  await plain.goto(match.replace("localhost", "127.0.0.1"));
  await plain.locator("button.choice").first().click();
  await plain.goto("/settings");
  await shot(plain, "claimed-phone-de");
  await plain.locator("summary", { hasText: "Alles über mich löschen" }).click();
  await plain.getByLabel("Ja, alles löschen").check();
  await plain.getByRole("button", { name: "Alles über mich löschen" }).click();
  await plain.waitForURL((url) => url.pathname === "/");
  await desk.goto("/settings");
  assert.equal(await desk.locator("#claim-name").count(), 0, "the desk is nobody now");
  await enter(PASSWORD);
  await plain.getByText("Name und Passwort passen nicht zusammen").waitFor();
});
