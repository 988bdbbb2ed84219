// Two people in two browsers and a bot play a whole match.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, choose, person, server, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

test("two people and a bot play Rocket Jockey to the end", { timeout: 1_200_000 }, async () => {
  const ada = await person(chrome, house.address);
  const bea = await person(chrome, house.address);
  await ada.goto("/new?game=rocket-jockey&players=3");
  await ada.selectOption("#seat-2", "thumb");
  await ada.selectOption("#pace", "instant");
  await ada.getByRole("button", { name: "Set up the table" }).click();
  await ada.waitForURL(/\/m\//);
  const link = ada.url();
  await bea.goto(link);
  await accessible(bea, "a table that waits");
  await bea.getByRole("button", { name: "Sit down" }).first().click();
  // Ada's page hears of it by itself.
  await ada.waitForSelector(".table-board");

  let steps = 0;
  let reloaded = false;
  for (;;) {
    const page = await whoseTurn([ada, bea]);
    if (!page) break;
    const count = await page.locator("button.choice").count();
    if (steps === 12 && !reloaded) {
      // In the middle of a turn the page is loaded anew and nothing is lost.
      reloaded = true;
      const choices = await page.locator("button.choice").allTextContents();
      await page.reload();
      assert.deepEqual(await page.locator("button.choice").allTextContents(), choices);
    }
    if (steps === 20) {
      // The server is killed and started anew in mid-turn: both pages come back by themselves.
      await house.crash();
    }
    await choose(page, (steps * 7) % count);
    steps += 1;
    assert(steps < 2000, "the match does not end");
  }
  await ada.waitForSelector(".result");
  await bea.waitForSelector(".result");
  await accessible(ada, "a match that is over");
  console.log(`    ${steps} choices of two people`);

  // Both find the rematch.
  await ada.getByRole("button", { name: "Play again" }).click();
  await ada.waitForURL((url) => url.href !== link);
  await bea.getByRole("link", { name: "To the rematch" }).click();
  assert.equal(bea.url(), ada.url());
  // While the server was gone, the browser could not reach it; nothing else went wrong.
  const problems = [...ada.problems, ...bea.problems].filter((problem) => !/ERR_CONNECTION|ERR_INCOMPLETE|network error/i.test(problem));
  assert.deepEqual(problems, []);
});
