// Every page: accessible, in both languages, wide and narrow, light and dark; and how heavy it is.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, choose, person, server, shot } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

async function start(page) {
  await page.goto("/");
  await page.getByRole("button", { name: /Play now|Jetzt spielen|Sofort/ }).first().click();
  await page.waitForURL(/\/m\//);
  await page.waitForSelector("[data-turn=yours]", { timeout: 120_000 });
}

for (const [width, height] of [[360, 740], [1400, 900]]) {
  for (const theme of ["dark", "light"]) {
    test(`every page at ${width} pixels, ${theme}`, { timeout: 1_200_000 }, async () => {
      const page = await person(chrome, house.address, { viewport: { width, height }, colorScheme: theme });
      await page.goto("/");
      await shot(page, `home-${width}-${theme}`);
      await accessible(page, "home");
      await start(page);
      await shot(page, `table-${width}-${theme}`);
      await accessible(page, "table");
      const table = page.url();
      await choose(page, 0);
      await page.locator("[data-why]").first().click({ timeout: 5_000 }).catch(() => {});
      await page.waitForTimeout(300);
      await shot(page, `table-why-${width}-${theme}`);
      await accessible(page, "table with a refusal");
      for (const [name, path] of [
        ["learn", "/learn"], ["new", "/new"], ["new-match", "/new?game=rocket-jockey"], ["settings", "/settings"],
        ["rules", "/rules/rocket-jockey"], ["missing", "/nothing-here"], ["replay", `${table}?at=0`],
      ]) {
        await page.goto(path);
        await shot(page, `${name}-${width}-${theme}`);
        await accessible(page, name);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert(wide <= 0, `${name} is ${wide} pixels wider than the screen`);
      }
      assert.deepEqual(page.problems.filter((problem) => !problem.includes("404")), []);
    });
  }
}

test("German", { timeout: 1_200_000 }, async () => {
  const page = await person(chrome, house.address, { locale: "de-DE", viewport: { width: 1400, height: 900 } });
  await start(page);
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await accessible(page, "Tisch");
  await shot(page, "tisch-1400");
  assert(!(await page.content()).includes("⟨"), "a word is missing");
});

for (const game of ["rocket-jockey", "rocket-rescue", "rocketmen", "jupiter-rescue"]) {
  test(`a table page of ${game} is light`, { timeout: 1_200_000 }, async () => {
    const page = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
    await page.goto("/");
    await page.locator(`form[action="/play"]:has([value="${game}"]) button`).click();
    await page.waitForSelector("[data-turn=yours]", { timeout: 120_000 });
    const address = page.url();
    const fresh = await page.context().newPage();
    const client = await page.context().newCDPSession(fresh);
    await client.send("Network.enable");
    await client.send("Network.setCacheDisabled", { cacheDisabled: true });
    let bytes = 0;
    client.on("Network.loadingFinished", (event) => { bytes += event.encodedDataLength; });
    client.on("Network.dataReceived", () => {});
    const begun = Date.now();
    await fresh.goto(address);
    await fresh.waitForSelector(".table-board .piece");
    const first = Date.now() - begun;
    await fresh.waitForLoadState("load");
    await fresh.waitForTimeout(300);
    console.log(`    ${game}: page weight ${(bytes / 1000).toFixed(1)} kB compressed, time to first board ${first} ms`);
    assert(bytes < 100_000, `${bytes} bytes`);
  });
}
