// The form of a new match: only what can be chosen is shown, nothing that was entered is lost, and errors come back in it.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, server, shot } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const options = (page) => page.locator("[id^=option-]:is(select, input)").evaluateAll((fields) => fields.map((field) => field.id.slice(7)));

test("one person sets up Rocketmen, and what does not apply is not shown", { timeout: 120_000 }, async () => {
  const ada = await person(chrome, house.address);
  await ada.goto("/new?game=rocketmen");
  assert.deepEqual(await options(ada), ["mode", "variants", "round-cap"]);
  await ada.selectOption("#seat-1", "strong");
  await ada.selectOption("#pace", "relaxed");
  await ada.check("input[value=public]");
  await ada.locator("#players-4").check({ force: true });
  await ada.locator("#seat-3").waitFor();
  assert.equal(await ada.inputValue("#seat-1"), "strong");
  assert.equal(await ada.inputValue("#pace"), "relaxed");
  assert(await ada.isChecked("input[value=public]"));
  // What was chosen opens what belongs to it.
  await ada.selectOption("#option-variants", "chosen");
  await ada.locator("#option-variant-2").waitFor();
  assert(!(await ada.locator("#option-variant-1 option").allTextContents()).includes("none"));
  await ada.locator("#players-1").check({ force: true });
  await ada.locator("#option-difficulty").waitFor();
  assert.deepEqual(await options(ada), ["difficulty", "round-cap"]);
  assert.equal(await ada.inputValue("#pace"), "relaxed");
  await accessible(ada, "the form for one");
  await shot(ada, "new-rocketmen-solo");
  await ada.selectOption("#option-difficulty", "hard");
  await ada.getByRole("button", { name: "Create the match" }).click();
  await ada.waitForURL(/\/m\//);
  await ada.waitForSelector("[data-turn=yours]");
  assert.deepEqual(ada.problems, []);
});

test("without scripts the form asks again for what is missing, and keeps what was entered", { timeout: 120_000 }, async () => {
  const ada = await person(chrome, house.address, { javaScriptEnabled: false });
  await ada.goto("/new?game=rocketmen&players=2");
  await ada.selectOption("#option-variants", "chosen");
  await ada.selectOption("#seat-1", "strong");
  await ada.fill("#option-round-cap", "50");
  await ada.getByRole("button", { name: "Create the match" }).click();
  assert.match(await ada.locator(".refusal").textContent(), /more to choose/);
  assert.equal(await ada.inputValue("#seat-1"), "strong");
  assert.equal(await ada.inputValue("#option-round-cap"), "50");
  await ada.locator("#option-variant-1").waitFor();
  // One player, by the button that stands for the script.
  await ada.locator("#players-1").check({ force: true });
  await ada.getByRole("button", { name: "Update the form" }).click();
  assert.deepEqual(await options(ada), ["difficulty", "round-cap"]);
  await ada.getByRole("button", { name: "Create the match" }).click();
  await ada.waitForURL(/\/m\//);
  await ada.locator("button.choice").first().waitFor();
});
