// Measures pages with Lighthouse, as a phone would see them: `node lighthouse.mjs [GAME…]`, after `cargo build`. It is not part
// of the tests: it fetches Lighthouse into target/lighthouse when it is first asked for, and numbers depend on the machine.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { browser, choose, person, server } from "./table.mjs";

const FOLDER = new URL("../../target/lighthouse/", import.meta.url).pathname;
const LIGHTHOUSE = `${FOLDER}node_modules/lighthouse/cli/index.js`;
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

if (!existsSync(LIGHTHOUSE)) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}package.json`, JSON.stringify({ private: true }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "lighthouse@12"], { cwd: FOLDER, stdio: "inherit" });
}

// A match against bots in its first turn, and the cookie of who plays it.
async function table(house, game) {
  const chrome = await browser();
  const page = await person(chrome, house.address);
  await page.goto("/");
  await page.locator(`form[action="/play"]:has([value="${game}"]) button`).click();
  await page.waitForSelector("[data-turn=yours]");
  await choose(page, 0);
  const [cookie] = await page.context().cookies();
  const address = page.url();
  await chrome.close();
  return { address, cookie: `${cookie.name}=${cookie.value}` };
}

function measure(name, address, cookie) {
  const report = `${FOLDER}${name}.json`;
  const how = [LIGHTHOUSE, address, "--quiet", "--output=json", `--output-path=${report}`, "--form-factor=mobile",
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`, "--chrome-flags=--headless=new --no-sandbox"];
  execFileSync("node", how, { env: { ...process.env, CHROME_PATH: CHROMIUM }, stdio: "inherit" });
  return report;
}

const house = await server();
const games = process.argv.length > 2 ? process.argv.slice(2) : ["rocket-jockey", "rocket-rescue", "rocketmen", "jupiter-rescue"];
const told = (name, where, cookie) => {
  const { categories, audits } = JSON.parse(readFileSync(measure(name, where, cookie), "utf8"));
  const scores = Object.values(categories).map((category) => `${category.id} ${Math.round(category.score * 100)}`);
  console.log(`${name}: ${scores.join(", ")}`);
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative") console.log(`    ${audit.id} ${audit.displayValue ?? ""}`);
  }
};
for (const game of games) {
  const { address, cookie } = await table(house, game);
  told(`table-${game}`, address, cookie);
  if (game !== games[0]) continue;
  told("home", house.address, cookie);
  told("rules", `${house.address}/rules/${game}`, cookie);
}
await house.stop();
