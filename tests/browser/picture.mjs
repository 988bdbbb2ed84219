// Takes the picture in the README: `node picture.mjs`, after `cargo build`.

import { browser, server } from "./table.mjs";

const table = await server();
const chromium = await browser();
const page = await chromium.newPage({ viewport: { width: 1400, height: 900 }, colorScheme: "dark", baseURL: table.address });
await page.goto("/");
await page.getByRole("button", { name: "Play now" }).first().click();
await page.waitForSelector(".table-board .piece");
// Fuel up, then launch the first cargo that can be delivered, if there is one.
await page.locator(".choices button").first().click();
await page.waitForTimeout(1500);
const launch = page.locator('.choices button[value^="launch"]').first();
if (await launch.count()) {
  await launch.click();
  await page.waitForTimeout(1500);
}
await page.screenshot({ path: new URL("../../docs/table.png", import.meta.url).pathname });
await chromium.close();
await table.stop();
