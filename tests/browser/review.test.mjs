// The review of a match that is over: the curve, the books, the moments, and a new match from one of them.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, choose, person, server, shot, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

// A match against a bot that is given up after a few choices.
async function givenUp(page) {
  await page.goto("/new?game=rocket-jockey&players=2");
  await page.selectOption("#seat-1", "thumb");
  await page.selectOption("#pace", "instant");
  await page.getByRole("button", { name: "Create the match" }).click();
  await page.waitForURL(/\/m\//);
  await whoseTurn([page]);
  await choose(page, 0);
  await page.locator("details.menu > summary").click();
  await page.getByText("Leave the match").click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.waitForSelector(".result");
}

for (const [size, viewport] of [["desk", { width: 1400, height: 900 }], ["phone", { width: 360, height: 740 }]]) {
  test(`a match that is over is reviewed, and played again from a moment (${size})`, { timeout: 600_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport });
    await givenUp(ada);
    const table = new URL(ada.url()).pathname;
    const link = ada.getByRole("link", { name: "Review" });
    assert.equal(await link.getAttribute("href"), `${table}/review`);
    // The page looks again by itself until the review is there.
    await ada.goto(`${table}/review?precision=rough`);
    await ada.waitForSelector(".review-account", { timeout: 300_000 });
    assert(await ada.locator(".review-brief li").count() >= 2, "what it comes to is said first");
    await accessible(ada, "a review");
    await shot(ada, `review-${size}`);
    const width = await ada.evaluate(() => document.documentElement.scrollWidth);
    assert(width <= viewport.width, `${width} px are wider than the window`);
    // Everything adds up: start + luck + choices + others = result, as it is shown.
    for (const row of await ada.locator(".review-account tbody tr").all()) {
      const cells = await row.locator("td").allTextContents();
      const [start, luck, choices, others, result] = cells.map((cell) => Math.round(100 * Number(cell.replace("−", "-").match(/-?[\d.]+/)[0])));
      assert.equal(start + luck + choices + others, result, cells.join(" | "));
    }
    // A moment leads to the replay; a rough look at so short a match may find none that is sure.
    const moments = ada.locator(".review-moment");
    if (await moments.count()) {
      await moments.first().getByRole("link", { name: "Show it" }).click();
      await ada.waitForURL(/\?at=\d+/);
      await ada.waitForSelector(".replay-bar");
    } else assert.match(await ada.locator("main").innerText(), /Nothing stands out/);
    // From a moment of the replay a new match begins, which says where it comes from.
    await ada.goto(`${table}?at=0`);
    await ada.getByRole("button", { name: /What if/ }).click();
    await ada.waitForURL((url) => url.pathname !== table);
    await ada.waitForSelector(".table-board");
    assert.equal(await ada.locator("a.what-if").getAttribute("href"), `${table}?at=0`);
    await accessible(ada, "a match that began from a moment of another");
    assert.deepEqual(ada.problems, []);
  });
}
