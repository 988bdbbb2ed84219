// One person, two devices: the private link, where one is signed in, one's own data; and the page for administrators.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { promisify } from "node:util";
import { GANTRY, accessible, browser, person, server, shot } from "./table.mjs";

const run = promisify(execFile);
let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

// Somebody who has chosen a name.
async function named(name, options) {
  const page = await person(chrome, house.address, options);
  await page.goto("/new?game=rocket-jockey&players=2");
  await page.getByRole("button", { name: "Create the match" }).click();
  await page.waitForURL(/\/m\//);
  await page.goto("/settings");
  await page.locator("#name").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/\/settings/);
  assert.equal(await page.locator("#name").inputValue(), name);
  return page;
}
async function newLink(page) {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Create a new link" }).click();
  const field = page.locator("input[data-absolute]");
  await field.waitFor();
  return field.inputValue();
}
// Follows a link on a device; what the server was asked for on the way.
async function follow(page, link) {
  const asked = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await page.goto(link);
  await page.getByRole("button", { name: /Yes, that’s me/ }).click();
  return asked;
}

test("a private link is followed on a phone, its secret is in no address, and the phone is signed out from the desk", { timeout: 120_000 }, async () => {
  const desk = await named("Ada");
  const link = await newLink(desk);
  assert.match(link, /\/recover#[0-9a-f]{64}$/);
  await accessible(desk, "the settings");
  await shot(desk, "settings");
  const phone = await person(chrome, house.address, { viewport: { width: 360, height: 740 } });
  const asked = await follow(phone, link);
  await phone.waitForURL((url) => url.pathname === "/");
  const secret = link.split("#")[1];
  assert(asked.length > 0 && asked.every((address) => !address.includes(secret)), asked.join("\n"));
  await phone.goto("/settings");
  assert.equal(await phone.locator("#name").inputValue(), "Ada");
  await shot(phone, "settings-phone");
  // Both are listed on either; one ends the other.
  await desk.goto("/settings");
  assert.equal(await desk.locator("[data-session]").count(), 2);
  await desk.getByRole("button", { name: /^Sign out there/ }).click();
  await desk.waitForFunction(() => document.querySelectorAll("[data-session]").length === 1);
  await phone.goto("/settings");
  assert.equal(await phone.locator("#name").count(), 0, "the phone is nobody now");
  // A new link kills the old one, with a sentence.
  await newLink(desk);
  phone.problems = [];
  await follow(phone, link);
  await phone.getByText("This link does not work").waitFor();
  assert.deepEqual(desk.problems, []);
});

test("without scripts the link is pasted", { timeout: 120_000 }, async () => {
  const desk = await named("Bea");
  const link = await newLink(desk);
  const plain = await person(chrome, house.address, { javaScriptEnabled: false });
  await plain.goto(link);
  await plain.locator("#secret").fill(link);
  await plain.getByRole("button", { name: /Yes, that’s me/ }).click();
  await plain.goto("/settings");
  assert.equal(await plain.locator("#name").inputValue(), "Bea");
});

test("one's data are downloaded and deleted", { timeout: 120_000 }, async () => {
  const page = await named("Cem");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download (JSON)" }).click();
  const data = JSON.parse(await readFile(await (await coming).path(), "utf8"));
  assert.equal(data.name, "Cem");
  assert.equal(data.matches.length, 1);
  await page.locator("summary", { hasText: "Delete everything about me" }).click();
  await page.getByLabel("Yes, delete it all").check();
  await page.getByRole("button", { name: "Delete everything about me" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/settings");
  assert.equal(await page.locator("#name").count(), 0);
  await page.goto(`/m/${data.matches[0].id}`);
  assert.equal(await page.getByText("Cem").count(), 0);
});

test("an administrator enters by a link that opens once, and everybody reads the announcement", { timeout: 120_000 }, async () => {
  const guest = await named("Dora");
  const admin = await person(chrome, house.address);
  const { stdout } = await run(GANTRY, ["admin", "link", "--data", house.folder, "--address", house.address]);
  const link = stdout.split("\n")[0];
  await admin.goto(link);
  await admin.getByRole("button", { name: "Enter" }).click();
  await admin.locator("#announcing").waitFor();
  await admin.locator("#text").fill("Back at noon");
  await admin.getByRole("button", { name: "Save" }).click();
  await admin.locator(".announcement", { hasText: "Back at noon" }).waitFor();
  const row = admin.locator("[data-player]", { hasText: "Dora" });
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Mute" }).click();
  await admin.locator("[data-player]", { hasText: "Dora" }).getByText("muted").waitFor();
  await accessible(admin, "the administrators' page");
  await shot(admin, "admin");
  await guest.goto("/");
  await guest.locator(".announcement", { hasText: "Back at noon" }).waitFor();
  await accessible(guest, "home with an announcement");
  const other = await person(chrome, house.address);
  await other.goto(link);
  await other.getByRole("button", { name: "Enter" }).click();
  await other.getByText("This link has been used").waitFor();
});
