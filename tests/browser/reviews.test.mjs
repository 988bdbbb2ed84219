// Reviews of whole matches of every game, as bots play them: that the page says what the command says, and how it looks.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { GANTRY, accessible, browser, person, server, shot } from "./table.mjs";

// A quick look: how it is told does not depend on how sure it is.
const PRECISION = "rough";

// The team bot of Jupiter Rescue takes its time, so those who begin play there.
const MATCHES = {
  "rocket-jockey": { game: "rocket-jockey", seats: ["thumb", "beginner"] },
  "rocket-rescue": { game: "rocket-rescue", seats: ["thumb", "beginner", "random"] },
  rocketmen: { game: "rocketmen", seats: ["thumb", "beginner"] },
  "rocketmen-solo": { game: "rocketmen", seats: ["beginner"], options: { mode: "solo" } },
  "jupiter-rescue": { game: "jupiter-rescue", seats: ["beginner", "beginner"] },
};

let house, chrome, token;
before(async () => {
  house = await server();
  chrome = await browser();
  token = (await post("/api/v1/players", { name: "Ada" })).token;
});
after(async () => { await chrome.close(); await house.stop(); });

async function post(path, body) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(house.address + path, { method: "POST", headers, body: JSON.stringify(body) });
  assert(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

// A match that bots play to its end; its id.
async function played(body) {
  const { id } = await post("/api/v1/matches", { ...body, pace: "instant" });
  for (;;) {
    const view = await (await fetch(`${house.address}/api/v1/matches/${id}`)).json();
    if (view.state === "over") return id;
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

// What the command says of the same match.
async function told(id) {
  const record = await (await fetch(`${house.address}/m/${id}/record`)).text();
  const file = join(house.folder, `${id}.jsonl`);
  await writeFile(file, record);
  return (await promisify(execFile)(GANTRY, ["review", file, "--precision", PRECISION])).stdout.replace(/\s+/g, " ");
}

for (const [name, body] of Object.entries(MATCHES)) {
  test(`a whole match of ${name} is reviewed`, { timeout: 600_000 }, async () => {
    const id = await played(body);
    const address = `/m/${id}/review?precision=${PRECISION}`;
    const desk = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
    const phone = await person(chrome, house.address, {
      viewport: { width: 360, height: 740 }, locale: "de-DE", colorScheme: "dark",
    });
    for (const [page, size] of [[desk, "desk"], [phone, "phone"]]) {
      await page.goto(address);
      await page.waitForSelector(".review-account", { timeout: 500_000 });
      await accessible(page, `the review of ${name}, ${size}`);
      await shot(page, `review-${name}-${size}`);
      const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert(width <= window, `${width} px are wider than the window of ${window} px`);
      assert.deepEqual(page.problems, []);
    }
    const said = await told(id);
    const brief = await desk.$$eval(".review-brief li", (lines) => lines.map((line) => line.firstChild.textContent.trim()));
    assert(brief.length >= 2, "it is said in short");
    for (const line of brief) assert(said.includes(line.replace(/\s+/g, " ")), `${line}\n${said}`);
    // Every moment that is told leads to where it was, and the curve has a dot for it.
    const moments = await desk.locator(".review-moment").count();
    assert.equal(await desk.locator(".review-curve a").count(), moments);
    await desk.context().close();
    await phone.context().close();
  });
}
