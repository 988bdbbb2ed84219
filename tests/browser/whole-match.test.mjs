// Two people in two browsers and a bot play a whole match.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, playOut, server, sitDown } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

test("two people and a bot play Rocket Jockey to the end", { timeout: 1_200_000 }, async () => {
  const ada = await person(chrome, house.address);
  const bea = await person(chrome, house.address);
  await sitDown([ada, bea], "rocket-jockey", 3);
  const link = ada.url();
  const steps = await playOut([ada, bea], {
    async before(page, steps) {
      if (steps === 12) {
        // In the middle of a turn the page is loaded anew and nothing is lost.
        const choices = await page.locator("button.choice").allTextContents();
        await page.reload();
        assert.deepEqual(await page.locator("button.choice").allTextContents(), choices);
      }
      // The server is killed and started anew in mid-turn: both pages come back by themselves.
      if (steps === 20) await house.crash();
    },
  });
  await accessible(ada, "a match that is over");
  console.log(`    ${steps} choices of two people`);

  // Both find the rematch.
  await ada.getByRole("button", { name: "Play again" }).click();
  await ada.waitForURL((url) => url.href !== link);
  await bea.getByRole("link", { name: "To the rematch" }).click();
  await bea.waitForURL(ada.url());
  // While the server was gone, the browser could not reach it; nothing else went wrong.
  const problems = [...ada.problems, ...bea.problems].filter((problem) => !/ERR_CONNECTION|ERR_INCOMPLETE|network error/i.test(problem));
  assert.deepEqual(problems, []);
});
