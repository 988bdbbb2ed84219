// Other ways to play: without scripts, with the keyboard alone.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { browser, person, server } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

async function twoAgainstBots(page) {
  await page.goto("/new?game=rocket-jockey&players=2");
  await page.selectOption("#seat-1", "thumb");
  await page.selectOption("#pace", "instant");
  await page.getByRole("button", { name: "Create the match" }).click();
  await page.waitForURL(/\/m\//);
}

test("a whole match with JavaScript off", { timeout: 1_200_000 }, async () => {
  const page = await person(chrome, house.address, { javaScriptEnabled: false });
  await twoAgainstBots(page);
  // Every click is answered with a page of its own.
  const send = (button) => Promise.all([page.waitForEvent("load"), button.click()]);
  let steps = 0;
  for (; steps < 1000; steps += 1) {
    while (!(await page.locator(".result").count()) && !(await page.locator("button.choice").count())) {
      await page.waitForTimeout(50);
      await page.reload();
    }
    if (await page.locator(".result").count()) break;
    if (steps === 3) {
      // What is not allowed is answered with the rule.
      const idle = page.locator("button.piece.idle").first();
      if (await idle.count()) {
        await send(idle);
        assert.match(await page.locator("#notice .refusal-clause").textContent(), /RJ-/);
      }
    }
    const count = await page.locator("button.choice").count();
    await send(page.locator("button.choice").nth((steps * 5) % count));
  }
  assert(await page.locator(".result").count(), "the match came to its end");
  console.log(`    ${steps} choices without scripts`);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator("a[data-key=ArrowRight]").click();
  await page.waitForURL(/at=1/);
});

test("the keyboard alone is enough", { timeout: 1_200_000 }, async () => {
  const page = await person(chrome, house.address);
  await page.goto("/");
  // Tab to "play now" and press it.
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press("Tab");
    if (/Play now/.test(await page.evaluate(() => document.activeElement.textContent))) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/m\//);
  for (let turns = 0; turns < 8; turns += 1) {
    await page.waitForSelector("[data-turn=yours]", { timeout: 120_000 });
    const before = await page.locator("#table").getAttribute("data-version");
    await page.keyboard.press("1");
    await page.waitForFunction((before) => document.querySelector("#table").dataset.version !== before, before);
  }
  // Reaching a choice by Tab shows where one is.
  await page.waitForSelector("[data-turn=yours]", { timeout: 120_000 });
  await page.locator("button.choice").first().focus();
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.notEqual(outline, "none");
  assert.deepEqual(page.problems, []);
});
