// Calm and quick: clicks faster than the network, nothing but what changed moves, looking is not asking, what is asked is seen.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { browser, choose, person, playOut, server, sitDown, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const WIDE = { viewport: { width: 1400, height: 900 } };
const pause = (time) => new Promise((done) => { setTimeout(done, time); });

// Every click takes this long to get there and back.
async function slow(page, time) {
  page.answers = [];
  await page.route(/\/(act|undo)$/, async (route) => {
    await pause(time / 2);
    const answer = await route.fetch();
    page.answers.push(answer.headers()["x-trouble"] ?? "done");
    await pause(time / 2);
    await route.fulfill({ response: answer });
  });
}
const answered = async (page, count) => {
  const until = Date.now() + 30_000;
  while (page.answers.length < count && Date.now() < until) await pause(50);
  await page.waitForFunction(() => !document.body.classList.contains("sending"));
};
// Nothing was refused. What was too late for the table was looked at again and sent anew.
const allDone = (page, count) => assert.deepEqual(page.answers.filter((answer) => answer !== "stale"), Array(count).fill("done"));
const press = (page, selector) => page.locator(selector).first().evaluate((element) => element.click());

for (const time of [150, 60]) {
  test(`twelve clicks at ${time} ms lay out dice in Rocket Rescue, and none is refused`, { timeout: 300_000 }, async () => {
    const ada = await person(chrome, house.address, WIDE);
    await sitDown([ada], "rocket-rescue", 3);
    await whoseTurn([ada]);
    await slow(ada, 500);
    // Four dice, three of them taken up again and laid elsewhere, and so on: each change of a whole plan is sent.
    const clicks = [
      "#die-hangar-4", "#die-boarding-2", "#die-research-3", "#die-purchase-5",
      "#field-boarding-0", "#die-research-5", "#field-hangar-0", "#die-purchase-2",
      "#field-research-0", "#die-hangar-6", "#field-purchase-0", "#die-purchase-1",
    ];
    for (const click of clicks) {
      await press(ada, click);
      await pause(time);
    }
    const plan = ["3", "", "2", "1", "", "", "6", ""];
    const shown = () => ada.locator("#rr-plan .rr-field").evaluateAll((fields) => fields.map((field) => field.dataset.face ?? ""));
    assert.deepEqual(await shown(), plan, "what one laid out lies there at once");
    await answered(ada, 9);
    allDone(ada, 9);
    await ada.reload();
    assert.deepEqual(await shown(), plan, "and at the server");
    assert.equal(await ada.locator(".refusal").count(), 0);
    assert.deepEqual(ada.problems, []);
  });
}

test("quick clicks in Rocketmen are all done, in their order, and so are quick steps back", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "rocketmen", 2);
  await whoseTurn([ada]);
  const codes = (await ada.locator("button.choice").evaluateAll((buttons) => buttons.map((button) => button.value))).filter((code) => /^discard /.test(code));
  assert(codes.length > 2, codes.join());
  await slow(ada, 400);
  const version = async () => Number(await ada.locator("#table").getAttribute("data-version"));
  const begun = await version();
  for (const code of codes) {
    await press(ada, `button.choice[value="${code}"]`);
    await pause(100);
  }
  await answered(ada, codes.length);
  allDone(ada, codes.length);
  await ada.waitForFunction((wanted) => Number(document.querySelector("#table").dataset.version) >= wanted, begun + codes.length);
  const log = await ada.locator(".log li").allTextContents();
  assert(log.length >= codes.length);
  ada.answers = [];
  for (let step = 0; step < codes.length; step += 1) {
    await press(ada, "[data-key=u]");
    await pause(100);
  }
  await answered(ada, codes.length);
  allDone(ada, codes.length);
  // All that was given away is there again.
  for (const code of codes) await ada.locator(`button.choice[value="${code}"]`).first().waitFor();
  assert.deepEqual(ada.problems, []);
});

// Does these actions as quick clicks would, whatever the page has come to meanwhile.
const hurry = (page, codes, time) => page.evaluate(({ codes, time }) => codes.forEach((code, at) => setTimeout(() => gantry.play(code), at * time)), { codes, time });
// A whole turn of Rocket Jockey that needs no cargo.
const TURN = ["draw deck", "refuel deck", "reserve none"];

test("a whole turn of Rocket Jockey can be clicked at speed", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "rocket-jockey", 2);
  await whoseTurn([ada]);
  await slow(ada, 400);
  await hurry(ada, TURN, 80);
  await answered(ada, TURN.length);
  allDone(ada, TURN.length);
  assert.equal(await ada.locator(".refusal").count(), 0);
  assert.deepEqual(ada.problems, []);
});

test("a Robot of Jupiter Rescue goes there and back at speed", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "jupiter-rescue", 1, { sides: "easy" });
  // A free dome beside the Robot, and where it comes from.
  const way = () => ada.evaluate(() => {
    const isFree = (space) => { const dome = document.getElementById(`jr-at-${space.replace(/[,/]/g, "-")}`); return dome && !dome.querySelector(".jr-figure"); };
    const here = document.querySelector("#jr-robot-A")?.closest("[id^=jr-at-]")?.id.match(/^jr-at-(-?\d+)-(-?\d+)-(\w)$/);
    const codes = [...document.querySelectorAll("button.choice[value^=move]")].map(({ value }) => value);
    const there = codes.find((code) => /^move to \S+$/.test(code) && isFree(code.slice(8)));
    return here && there ? [there, `move to ${here[1]},${here[2]}/${here[3]}`] : null;
  });
  const enough = new Error("there is a way");
  const before = async () => { if (await way()) throw enough; };
  await playOut([ada], { atOnce: true, before }).catch((error) => { if (error !== enough) throw error; });
  const codes = [...(await way()), ...(await way())].slice(0, 3);
  await slow(ada, 400);
  await hurry(ada, codes, 80);
  await answered(ada, codes.length);
  allDone(ada, codes.length);
  assert.equal(await ada.locator(".refusal").count(), 0);
  assert.deepEqual(ada.problems, []);
});

test("who clicks faster than the server allows waits a little, and is told nothing", { timeout: 300_000 }, async () => {
  const strict = await server([], { limits: true });
  const ada = await person(chrome, strict.address, WIDE);
  await sitDown([ada], "rocket-jockey", 2);
  await whoseTurn([ada]);
  await slow(ada, 50);
  // All that is allowed is used up, for a while.
  const flood = ada.evaluate(async () => {
    const until = Date.now() + 6000;
    const ask = () => fetch("/settings", { method: "POST", headers: { "X-Quiet": "1" }, body: new URLSearchParams({ theme: "dark" }) });
    let refused = 0;
    const insist = async () => { while (Date.now() < until) if ((await ask()).status === 429) refused += 1; };
    await Promise.all(Array.from({ length: 20 }, insist));
    return refused;
  });
  await pause(3500);
  await hurry(ada, TURN, 20);
  assert((await flood) > 10, "hardly anything was refused");
  await ada.waitForFunction(() => document.querySelector("#log")?.textContent.includes("Turn 2"), null, { timeout: 60_000 });
  await ada.waitForFunction(() => !document.body.classList.contains("sending"));
  assert(ada.answers.includes("too-fast"), ada.answers.join());
  assert.deepEqual(ada.answers.filter((answer) => !/stale|too-fast/.test(answer)), TURN.map(() => "done"));
  assert.equal(await ada.locator(".refusal").count(), 0);
  await ada.context().close();
  await strict.stop();
});

test("a server that is gone is told of calmly, and what was clicked meanwhile is done when it is back", { timeout: 300_000 }, async () => {
  const frail = await server();
  const ada = await person(chrome, frail.address, WIDE);
  await sitDown([ada], "rocket-jockey", 2);
  await whoseTurn([ada]);
  const offline = ada.locator("#offline[role=status]");
  assert.equal(await offline.textContent(), "");
  const back = frail.crash(12_000);
  await hurry(ada, TURN, 100);
  await offline.getByText("Connection lost. Trying again …").waitFor();
  assert.equal(await ada.locator(".refusal").count(), 0);
  await back;
  await ada.waitForFunction(() => document.querySelector("#log")?.textContent.includes("Turn 2"), null, { timeout: 60_000 });
  await ada.waitForFunction(() => !document.querySelector("#offline").textContent && !document.body.classList.contains("sending"), null, { timeout: 60_000 });
  assert.equal(await ada.locator(".refusal").count(), 0);
  await ada.context().close();
  await frail.stop();
});

test("two people plan at once at speed: nothing is refused, and neither page notices the other", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  const bea = await person(chrome, house.address, WIDE);
  const cem = await person(chrome, house.address, WIDE);
  await sitDown([ada, bea, cem], "rocket-rescue", 3);
  await whoseTurn([ada]);
  await whoseTurn([bea]);
  const version = (page) => page.locator("#table").getAttribute("data-version").then(Number);
  const shown = (page) => page.locator("#rr-plan .rr-field").evaluateAll((fields) => fields.map((field) => field.dataset.face ?? ""));
  const begun = { ada: await version(ada), bea: await version(bea) };
  await Promise.all([slow(ada, 200), slow(bea, 260)]);
  const lay = async (page, clicks, time) => {
    for (const click of clicks) {
      await press(page, click);
      await pause(time);
    }
  };
  // Each lays four dice, takes two up again and lays others, and takes back the last of that.
  const first = ["#die-research-4", "#die-purchase-2", "#die-boarding-3", "#die-hangar-6", "#field-purchase-0", "#die-purchase-5", "[data-key=u]"];
  const second = ["#die-research-1", "#die-purchase-6", "#die-boarding-2", "#die-hangar-2", "#field-research-0", "#die-research-3", "[data-key=u]"];
  await Promise.all([lay(ada, first, 90), lay(bea, second, 70)]);
  for (const page of [ada, bea]) await answered(page, 1);
  for (const page of [ada, bea]) {
    assert(page.answers.length >= 4, page.answers.join());
    assert.deepEqual(page.answers.filter((answer) => answer !== "done"), [], "nothing was refused, nor too late");
    assert.equal(await page.locator(".refusal").count(), 0);
  }
  // One version a click of one's own, whatever the other did.
  for (const [page, from] of [[ada, begun.ada], [bea, begun.bea]]) {
    await page.waitForFunction((wanted) => Number(document.querySelector("#table").dataset.version) >= wanted, from + page.answers.length);
    assert.equal(await version(page), from + page.answers.length);
    const plan = await shown(page);
    await page.reload();
    assert.deepEqual(await shown(page), plan, "what one laid out is at the server");
    assert.deepEqual(page.problems, []);
  }
});

test("a double click means it once", { timeout: 120_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "rocket-jockey", 2);
  await whoseTurn([ada]);
  await slow(ada, 400);
  await ada.locator("button.choice[value='draw deck']").dblclick();
  await answered(ada, 1);
  await pause(600);
  assert.deepEqual(ada.answers, ["done"]);
});

test("without a stream a click brings the table itself", { timeout: 120_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await ada.route(/\/stream/, (route) => route.abort());
  await sitDown([ada], "rocket-jockey", 2);
  while ((await ada.locator("#table").getAttribute("data-turn")) !== "yours") await ada.reload();
  await choose(ada, 0);
  await ada.locator(".prompt-now").waitFor();
  assert.equal(await ada.locator(".refusal").count(), 0);
});

test("only what changed moves, and nothing goes wrong in a whole match with all animations", { timeout: 900_000 }, async () => {
  const ada = await person(chrome, house.address, { ...WIDE, reducedMotion: "no-preference" });
  await ada.addInitScript(() => {
    window.seen = { transitions: 0, large: new Set(), moved: 0 };
    const start = document.startViewTransition?.bind(document);
    if (start) document.startViewTransition = (...how) => { window.seen.transitions += 1; return start(...how); };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      window.seen.moved += 1;
      return animate.apply(this, how);
    };
    // Whatever is animated on any frame is a piece, not the page.
    const look = () => {
      for (const animation of document.getAnimations()) {
        const box = animation.effect?.target?.getBoundingClientRect();
        if (box && box.width * box.height > 0.3 * innerWidth * innerHeight) window.seen.large.add(animation.effect.target.className || animation.effect.target.tagName);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await sitDown([ada], "rocket-jockey", 3);
  const steps = await playOut([ada]);
  const { transitions, large, moved } = await ada.evaluate(() => ({ ...window.seen, large: [...window.seen.large] }));
  assert.equal(transitions, 0);
  assert.deepEqual(large, []);
  assert(moved > 0, "something did move");
  assert.deepEqual(ada.problems, []);
  console.log(`    ${steps} choices, ${moved} movements of pieces`);
});

test("looking at a piece is answered calmly, a refused click in red beside it", { timeout: 120_000 }, async () => {
  const ada = await person(chrome, house.address, WIDE);
  await sitDown([ada], "rocket-jockey", 2);
  await whoseTurn([ada]);
  const idle = ada.locator(".table-board button.piece[data-why]").first();
  await idle.hover();
  const card = ada.locator("#card");
  await card.locator(".why-not").waitFor();
  assert.match(await card.textContent(), /Not now: .*RJ-/);
  assert.equal(await ada.locator(".refusal").count(), 0, "nothing red");
  const [box, piece] = [await card.boundingBox(), await idle.boundingBox()];
  assert(Math.abs(box.y - piece.y - piece.height) < 40 || Math.abs(box.y + box.height - piece.y) < 40, "beside the piece");
  // A click that is refused.
  await idle.click();
  await ada.locator("#notice .refusal").waitFor();
  assert(await card.isHidden());
  const told = await ada.locator("#notice .refusal").boundingBox();
  const away = Math.max(piece.x - told.x - told.width, told.x - piece.x - piece.width, piece.y - told.y - told.height, told.y - piece.y - piece.height);
  assert(away < 40, `the refusal is ${away} pixels away`);
  // After a click that was done nothing is said, though the pointer rests on something else now.
  const playable = ada.locator(".table-board button.piece.playable").first();
  await playable.click();
  await ada.waitForTimeout(1500);
  assert(await card.isHidden());
  assert.equal(await ada.locator(".refusal").count(), 0);
  // By the keyboard: focus shows what a piece does.
  await whoseTurn([ada]);
  await ada.keyboard.press("Tab");
  await ada.locator(".table-board button.piece.playable").first().focus();
  await card.waitFor();
  await ada.keyboard.press("Escape");
  assert(await card.isHidden());
  assert.deepEqual(ada.problems, []);
});

test("what is asked is in sight, and what is clicked stays where it is", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 560 } });
  await sitDown([ada], "rocketmen", 2);
  await whoseTurn([ada]);
  // The board scrolls there after the table has come.
  const inSight = () => ada.waitForFunction(() => {
    const frame = document.querySelector(".table-board").getBoundingClientRect();
    const seen = (piece) => { const box = piece.getBoundingClientRect(); const y = (box.top + box.bottom) / 2; return y >= frame.top && y <= frame.bottom; };
    const pieces = [...document.querySelectorAll(".table-board .piece.playable")];
    return !pieces.length || pieces.some(seen);
  }, null, { timeout: 20_000 }).then(() => true, () => false);
  for (let step = 0; step < 10; step += 1) {
    await whoseTurn([ada]);
    // Away from everything, by the wheel.
    await ada.locator(".table-board").evaluate((board) => { board.scrollTop = board.scrollTop > 200 ? 0 : board.scrollHeight; });
    await choose(ada, step % Math.min(3, await ada.locator("button.choice").count()));
    await whoseTurn([ada]);
    await ada.waitForTimeout(100);
    assert(await inSight(), `step ${step}: nothing of what can be clicked is in sight`);
    const { y, prompt } = await ada.evaluate(() => ({ y: scrollY, prompt: document.querySelector(".prompt").getBoundingClientRect().top }));
    assert.equal(y, 0);
    assert(prompt >= 40 && prompt < 560, `the prompt is at ${prompt}`);
  }
  // A piece that is still there after a click on it is where it was.
  const piece = ada.locator(".table-board button.piece.playable[value^='discard']").first();
  if (await piece.count()) {
    await piece.scrollIntoViewIfNeeded();
    const id = await piece.getAttribute("id");
    const before = await piece.boundingBox();
    await piece.click();
    await ada.waitForTimeout(800);
    const now = ada.locator(`[id="${id}"]`);
    if (await now.count()) assert(Math.abs((await now.boundingBox()).y - before.y) < 3);
  }
});
