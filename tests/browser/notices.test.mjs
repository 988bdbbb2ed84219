// A name claimed with passkeys, played on with from a second device; and where one is told that it is one's turn.

import { createServer } from "node:http";
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, server, shot } from "./table.mjs";

let house, chrome, chat, address;
const said = [];
before(async () => {
  chat = createServer((request, answer) => {
    let body = "";
    request.on("data", (part) => { body += part; });
    request.on("end", () => { said.push(JSON.parse(body)); answer.writeHead(204).end(); });
  });
  await new Promise((done) => chat.listen(0, "127.0.0.1", done));
  house = await server(["--absence", "0", "--webhook-hosts", `127.0.0.1:${chat.address().port}`]);
  // Passkeys belong to names of hosts.
  address = house.address.replace("127.0.0.1", "localhost");
  chrome = await browser();
});
after(async () => { await chrome.close(); await house.stop(); chat.close(); });

// A key of the browser's own, which says yes to everything.
async function authenticator(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return { session, authenticatorId };
}

test("a name is claimed with a passkey, opened with it elsewhere, and goes with its owner", { timeout: 120_000 }, async () => {
  const desk = await person(chrome, address);
  await desk.goto("/");
  await desk.getByRole("button", { name: "Play now" }).first().click();
  await desk.waitForURL(/\/m\//);
  const match = desk.url();
  const mine = await authenticator(desk);
  await desk.goto("/settings");
  await desk.locator("#claim-name").fill("Bea");
  await desk.getByRole("button", { name: "Claim this name with a passkey" }).click();
  await desk.locator(".chip", { hasText: "claimed" }).waitFor();
  await accessible(desk, "the settings with a passkey");
  await shot(desk, "passkey");
  assert.equal(await desk.locator("#field-current").count(), 0, "there is no password to show");
  const { credentials } = await mine.session.send("WebAuthn.getCredentials", { authenticatorId: mine.authenticatorId });
  assert.equal(credentials.length, 1);

  const other = await person(chrome, address, { locale: "de-DE", viewport: { width: 360, height: 740 } });
  const theirs = await authenticator(other);
  await other.goto("/sign-in");
  await shot(other, "passkey-sign-in-de");
  await other.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  // The browser has no passkey yet.
  await other.locator("[data-passkey] [role=status]:not(:empty)").waitFor();
  await theirs.session.send("WebAuthn.addCredential", { authenticatorId: theirs.authenticatorId, credential: credentials[0] });
  await other.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await other.waitForURL((url) => url.pathname === "/");
  await other.goto(match);
  await other.waitForSelector("[data-turn=yours]");
  await other.locator("button.choice").first().click();

  // A password beside it; then the passkey may go.
  await other.goto("/settings");
  await other.locator("#field-password").fill("three blue rockets");
  await other.getByRole("button", { name: "Passwort hinzufügen" }).click();
  await other.locator("#field-current").waitFor();
  await other.getByRole("button", { name: /^Entfernen/ }).click();
  await other.waitForFunction(() => !document.body.textContent.includes("Passkey ·"));
  await other.locator("summary", { hasText: "Alles über mich löschen" }).click();
  await other.getByLabel("Ja, alles löschen").check();
  await other.getByRole("button", { name: "Alles über mich löschen" }).click();
  await other.waitForURL((url) => url.pathname === "/");
  await desk.goto("/sign-in");
  await desk.getByRole("button", { name: "Sign in with a passkey" }).click();
  await desk.getByText("No name here belongs to that passkey").waitFor();
});

test("without scripts one chooses where one is told, and is told there", { timeout: 120_000 }, async () => {
  const plain = await person(chrome, house.address, { javaScriptEnabled: false, locale: "de-DE", viewport: { width: 360, height: 740 } });
  await plain.goto("/sign-in");
  assert.match(await plain.locator("main").innerText(), /Passkeys brauchen JavaScript/);
  await plain.goto("/");
  await plain.getByRole("button", { name: "Sofort spielen" }).first().click();
  await plain.waitForURL(/\/m\//);
  const match = plain.url();
  await plain.goto("/settings");
  await plain.getByRole("link", { name: "Auswählen" }).click();
  await plain.locator("#webhook").fill(`http://127.0.0.1:${chat.address().port}/hook`);
  await plain.getByRole("button", { name: "Webhook eintragen" }).click();
  await plain.getByText("Webhook 127.0.0.1").waitFor();
  await shot(plain, "notices-phone-de");
  // One's turn ends, and another one begins that nobody looks at.
  await plain.goto(match);
  while (await plain.locator("button.choice").count()) await plain.locator("button.choice").last().click();
  const until = Date.now() + 90_000;
  while (!said.length && Date.now() < until) await new Promise((done) => setTimeout(done, 100));
  assert.match(said[0].content, /^Du bist am Zug/);
  assert(said[0].content.includes(match), said[0].content);
  const page = await person(chrome, address);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/m\//);
  await page.goto("/settings/notices");
  await page.getByRole("button", { name: "Notify me in this browser" }).waitFor();
  await accessible(page, "where one is told");
  await shot(page, "notices");
});

// A browser subscribes at its maker's push service, which is not to be had here; what the service would hand over is handed over
// by the browser's own tools. That the message gets to the service as it should is tested on the server, where it is decrypted.
test("a message that is pushed to the browser is shown and names the match", { timeout: 60_000 }, async () => {
  const page = await person(chrome, address, { permissions: ["notifications"] });
  await page.goto("/");
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise((found) => tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    if (registrations.length) found(registrations[0].registrationId);
  }));
  await tools.send("ServiceWorker.enable");
  await page.evaluate(() => navigator.serviceWorker.register("/worker.js"));
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  const url = `${address}/m/somewhere`;
  const data = JSON.stringify({ title: "Your turn in Rocket Jockey", body: "Two wait", url });
  await tools.send("ServiceWorker.deliverPushMessage", { origin: address, registrationId: await registered, data });
  const shown = await page.waitForFunction(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.length ? all.map((one) => [one.title, one.body, one.data.url, one.tag]) : null;
  });
  assert.deepEqual(await shown.jsonValue(), [["Your turn in Rocket Jockey", "Two wait", url, url]]);
});
