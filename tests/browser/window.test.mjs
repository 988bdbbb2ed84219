// Everything one needs in one window: what must be seen lies inside the viewport, in every game, at the start, in the middle and
// late in a match, on a desk, on a tablet and on a phone.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, playOut, server, shot, sitDown } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

const SIZES = [[1400, 900], [1024, 768], [800, 1000], [360, 740]];
// Looked at once a match: there is room enough.
const WIDE = [[1920, 1080], [2560, 1440]];

// What everybody must see on their turn, in any game.
const FRAME = [".table-bar", ".table-players", ".prompt-now", ".choices li:not(:empty) .choice", "details.menu > summary", "[data-rules]"];

// Rocket Jockey: planets, cargoes and piles at once, also on a phone; the hand can be swiped there.
const JOCKEY = [
  [".rj-planet", [1400, 1024, 800, 360]], [".rj-world", [1400, 1024, 800, 360]], [".rj-cargo", [1400, 1024, 800, 360]],
  [".rj-strip .rj-card", [1400, 1024, 800, 360]], [".rj-ladder", [1400, 1024, 800, 360]], [":is(.rj-hand, .rj-hand .rj-card)", [1400]],
];

// Rocketmen: locations, market, rocket, goal and hand.
const ROCKETMEN = [
  [".rm-location", [1400, 1024, 800]], [".rm-main", [1400, 1024, 800, 360]], [".rm-hangar", [1400, 1024, 800]], [".rm-goal", [1400, 1024, 800]],
  [".rm-hand", [1400, 1024, 800, 360]], [".rm-hand > li", [1400]],
];

// Jupiter Rescue: the whole colony with the Pod, the own cards; on a phone what is asked about.
const COLONY = [[".jr-map", [1400, 1024, 800]], [".jr-pod", [1400, 1024, 800]], [".jr-hand .jr-card", [1400]], [":is([data-asked], .table-tray)", [360]]];

// Rocket Rescue: planets, hangars and the tray are all there at once, also on a phone.
const RESCUE = [".rr-planet", ".rr-hangar", "#rr-tray"].map((selector) => [selector, SIZES.map(([width]) => width)]);

// The games: how many play, the steps at which the table is measured, and what else must be seen of board and tray. A game that
// is laid out in the frame adds its own: `[selector, sizes]`, all of what the selector finds. Wider windows show what the desk
// shows. `end`: the match is played out.
const GAMES = {
  "rocket-jockey": { players: 4, at: [0, 12, 22], seen: JOCKEY },
  "rocket-rescue": { players: 5, at: [0, 20, 60], seen: RESCUE },
  "rocket-rescue, first edition": { game: "rocket-rescue", options: { edition: "first" }, players: 4, at: [0, 20, 60], seen: RESCUE },
  "rocketmen": { players: 4, at: [0, 25, 70], seen: ROCKETMEN },
  "jupiter-rescue": { players: 2, at: [0, 25, 70], seen: COLONY },
  "jupiter-rescue for seven": { game: "jupiter-rescue", players: 7, at: [2, 6, 12], seen: COLONY },
  "rocket-jockey for two": { game: "rocket-jockey", players: 2, at: [6], seen: JOCKEY, end: true },
  "rocket-rescue for three": { game: "rocket-rescue", players: 3, options: { length: "short" }, at: [30], seen: RESCUE, end: true },
  "rocketmen alone": { game: "rocketmen", players: 1, at: [30], seen: ROCKETMEN, end: true },
  "rocketmen, The Battle for Earth": { game: "rocketmen", players: 3, options: { mode: "battle-for-earth" }, at: [30], seen: ROCKETMEN.filter(([selector]) => selector !== ".rm-goal") },
  "jupiter-rescue alone": { game: "jupiter-rescue", players: 1, at: [30], seen: COLONY, end: true },
};

// What is seen when a match is over: what came of it, what to do next and, beside them, what the points are made of.
const OVER = [[".result-title", [1400, 1920, 360]], [".result-next > :first-child", [1400, 1920]], [":is(.score-sheet, .rm-scores) table", [1400, 1920]]];

// What of this lies outside of the window, or is not there at all; prompt and choices must not be cut off by their dock either.
// Of the choices one is enough: the list stays where it was scrolled to while the same question is asked.
const outside = (page, selectors) => page.evaluate((selectors) => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  if (!found.length) return [`${selector} is not there`];
  const boxOf = (element) => element.getBoundingClientRect();
  const frames = (element) => [...(element.closest(".table-dock") ? document.querySelectorAll(".table-dock, #act > .choices") : [])].filter((frame) => frame.contains(element)).map(boxOf);
  const isOut = (element) => [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, ...frames(element)].some((frame) => {
    const box = boxOf(element);
    return box.left < frame.left - 1 || box.top < frame.top - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
  });
  const out = found.filter(isOut);
  if (selector.includes("choice") && out.length < found.length) return [];
  return out.map(boxOf).map((box) => `${selector} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
}), selectors);

// Which of one's own numbers in the line of players are cut off, or lie on one's mark.
const cutOff = (page) => page.evaluate(() => {
  const own = document.querySelector(".player.own");
  const boxOf = (element) => element.getBoundingClientRect();
  const frame = boxOf(own);
  const mark = boxOf(own.querySelector(".seat-badge"));
  const numbers = [...own.querySelectorAll(".player-numbers > *")].filter((number) => number.checkVisibility() && boxOf(number).width > 1);
  const isCovered = (box) => box.left < mark.right - 1 && box.top < mark.bottom - 1 && box.bottom > mark.top + 1;
  const isCut = (box) => box.right > frame.right + 1 || box.bottom > frame.bottom + 1 || box.top < frame.top - 1 || isCovered(box);
  return numbers.filter((number) => isCut(boxOf(number))).map((number) => number.textContent || number.getAttribute("aria-label"));
});

// Which words are cut off by their own piece.
const cutWords = (page, selector) => page.evaluate((selector) => {
  const isCut = (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility() && isCut(element)).map((element) => element.textContent);
}, selector);

// Which choices reach beyond their list: it scrolls up and down only.
const tooWide = (page) => page.evaluate(() => {
  const right = document.querySelector("#act > .choices")?.getBoundingClientRect().right;
  return [...document.querySelectorAll("#act .choice")].filter((choice) => choice.getBoundingClientRect().right > right + 1).map((choice) => choice.textContent);
});

// Everybody's score, where there is one.
const SCORES = ".player-numbers :is(.rj-score, .rm-score, .rr-score)";

// Shows the page in this size, and waits until nothing moves any more: boxes are where they were a few frames ago.
async function resized(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const boxes = () => JSON.stringify([...document.querySelectorAll(".table-board, .table-board *, .table-tray, .table-dock")].map((element) => element.getBoundingClientRect()));
    for (let still = 0, last = ""; still < 3;) {
      await frame();
      const now = boxes();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}

// The page does not scroll, and enough of it is board.
async function measured(page, [width, height], what) {
  const { wide, high, board, tray, dock } = await page.evaluate(() => {
    const root = document.documentElement;
    const height = (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    return { wide: root.scrollWidth - root.clientWidth, high: root.scrollHeight - root.clientHeight, board: height(".table-board"), tray: document.querySelector(".table-tray [data-asked]") ? height(".table-tray") : 0, dock: height(".table-dock") };
  });
  assert(wide <= 0 && high <= 0, `${what}: the page scrolls by ${wide}, ${high}`);
  // Where the question is about the tray, such as a plan, that is what one looks at; one tap shows the board.
  if (width < 700) assert(board + tray >= 0.55 * height, `${what}: the board has ${board} and the tray ${tray} of ${height} pixels`);
  const toBoard = page.locator(".rr-switch > input");
  if (width < 700 && board < 0.55 * height && (await toBoard.count())) {
    await toBoard.check();
    const shown = await page.evaluate(() => document.querySelector(".table-board").getBoundingClientRect().height);
    assert(shown >= 0.55 * height, `${what}: after one tap the board has ${shown} of ${height} pixels`);
    await toBoard.uncheck();
  }
  // On a tablet prompt and choices may be beside the board.
  else if (width > 700 && width < 1200) assert(board >= 0.4 * height, `${what}: the board has ${board} of ${height} pixels`);
  else assert(dock <= 0.45 * height + 1, `${what}: prompt and choices take ${dock} of ${height} pixels`);
}

for (const [name, { game = name, options = {}, players, at, seen, end }] of Object.entries(GAMES)) {
  test(`${name}: what must be seen is in the window`, { timeout: 900_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 }, colorScheme: "dark" });
    await sitDown([ada], game, players, options);
    const enough = new Error("enough was seen");
    await playOut([ada], {
      atOnce: true,
      async before(page, steps) {
        if (steps > at.at(-1) && !end) throw enough;
        if (!at.includes(steps)) return;
        const middle = at[Math.min(1, at.length - 1)];
        for (const [width, height] of steps === middle ? [...SIZES, ...WIDE] : SIZES) {
          await resized(page, [width, height]);
          const what = `${name} after ${steps} steps at ${width}x${height}`;
          const more = seen.filter(([, sizes]) => sizes.includes(Math.min(width, 1400))).map(([selector]) => selector);
          // Where dice are tapped the list makes room for them, if there is no column for it.
          const list = await page.locator(".choice:visible").count();
          const frame = FRAME.filter((selector) => width >= 1200 || list || !selector.includes("choice"));
          assert.deepEqual(await outside(page, [...frame, ...more]), [], what);
          if (width < 700) assert.deepEqual(await cutOff(page), [], `${what}: of one's own numbers`);
          if (await page.locator(SCORES).count()) assert.deepEqual(await outside(page, [SCORES]), [], `${what}: scores`);
          assert.deepEqual(await tooWide(page), [], what);
          // One's own name is whole where names are shown.
          if (width > 700) assert.deepEqual(await cutWords(page, ".player.own .player-name"), [], what);
          await measured(page, [width, height], what);
          await shot(page, `window-${name}-${steps}-${width}`);
          if (steps === middle) await accessible(page, what);
        }
      },
    }).catch((error) => { if (error !== enough) throw error; });
    if (end) {
      for (const [width, height] of [[1400, 900], [1920, 1080], [360, 740]]) {
        await resized(ada, [width, height]);
        const selectors = OVER.filter(([, sizes]) => sizes.includes(width)).map(([selector]) => selector);
        assert.deepEqual(await outside(ada, selectors), [], `${name}, the end at ${width}x${height}`);
        await accessible(ada, `${name}, the end at ${width}x${height}`);
        await shot(ada, `window-${name}-end-${width}`);
      }
    }
    assert.deepEqual(ada.problems, []);
  });
}

for (const game of ["rocket-jockey", "rocketmen", "jupiter-rescue"]) {
  test(`${game} for two: both names and what comes first of their numbers are seen on a phone`, { timeout: 300_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 360, height: 740 } });
    await sitDown([ada], game, 2);
    await ada.waitForSelector("[data-turn=yours]");
    assert.deepEqual(await outside(ada, [".player .seat-badge", ".player .player-name", ".player .player-numbers > :first-child"]), []);
    assert.deepEqual(await cutWords(ada, ".player .player-name"), []);
    await accessible(ada, `${game} for two on a phone`);
    assert.deepEqual(ada.problems, []);
  });
}

// A match at which this language is spoken.
async function spoken(language, game, players) {
  const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await sitDown([ada], game, players);
  await ada.context().request.post("/settings", { form: { language } });
  await ada.reload();
  await ada.waitForSelector("[data-turn=yours]");
  return ada;
}

for (const language of ["en", "de"]) {
  test(`Rocketmen shows all words of the market's cards, ${language}`, { timeout: 300_000 }, async () => {
    const ada = await spoken(language, "rocketmen", 4);
    // On a tablet the longest German text loses its last line; a card tells all of it when it is looked at.
    for (const size of SIZES.filter(([width]) => width >= 1200)) {
      await resized(ada, size);
      assert.deepEqual(await cutWords(ada, ".rm-display .rm-text"), [], `at ${size}`);
    }
    assert.deepEqual(ada.problems, []);
  });

  test(`Rocket Rescue shows the names of all modules while planning, ${language}`, { timeout: 300_000 }, async () => {
    // In a crowd more modules lie there than names fit.
    const ada = await spoken(language, "rocket-rescue", 3);
    await ada.locator("#die-research-3").click();
    for (const size of SIZES.filter(([width]) => width >= 1200)) {
      await resized(ada, size);
      assert.deepEqual(await cutWords(ada, ".rr-outlook .rr-mini-name"), [], `at ${size}`);
    }
    assert.deepEqual(ada.problems, []);
  });
}

// The worst case, made by hand: no match has to come to it.
const LONG = "Wähle bitte eine der Startrampen aus, auf der deine nächste Rakete noch in diesem Zug gebaut werden soll, oder gib ab.";
const lengthen = (page, words) => page.evaluate((words) => {
  document.querySelector(".prompt-now").textContent = words;
  for (const choice of document.querySelectorAll("#act .choice-text")) choice.textContent = `${words} ${words}`;
  if (!document.querySelector(".since")) document.querySelector(".table-side").insertAdjacentHTML("afterbegin", `<section class="since"><details><summary><span class="since-line"><span>${words}</span></span></summary></details></section>`);
}, words);

for (const [game, players] of Object.entries({ "rocket-jockey": 4, "rocket-rescue": 5, "rocketmen": 4, "jupiter-rescue": 2 })) {
  test(`${game}: on a phone prompt and one choice are whole, however long they are and whatever stands beside them`, { timeout: 300_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 360, height: 740 } });
    await sitDown([ada], game, players);
    await ada.waitForSelector("[data-turn=yours]");
    // Where dice are tapped instead, there is no list to be seen.
    const seen = [".prompt-now", ...((await ada.locator("#act .choice:visible").count()) ? ["#act .choice"] : [])];
    for (const coach of ["off", "on"]) {
      await ada.evaluate((coach) => { document.documentElement.dataset.coach = coach; }, coach);
      assert.deepEqual(await outside(ada, seen), [], `with the coach ${coach}`);
      await lengthen(ada, LONG);
      assert.deepEqual(await outside(ada, seen), [], `long, with the coach ${coach}`);
    }
    await shot(ada, `long-${game}-360`);
    assert.deepEqual(ada.problems, []);
  });
}

test("where the log is in a drawer, lessons are offered in a line above the choices", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1024, height: 768 } });
  await sitDown([ada], "rocket-rescue", 5);
  await ada.waitForSelector("[data-turn=yours]");
  for (const [width, height] of [[1024, 768], [800, 1000]]) {
    await ada.setViewportSize({ width, height });
    assert.deepEqual(await outside(ada, [".offer-line", ".offer-line button", ".prompt-now", ".rr-planet", ".rr-hangar"]), [], `${width}x${height}`);
    assert(await ada.locator("#offer").isHidden());
  }
  // The launch row too, which comes last on the board.
  await ada.setViewportSize({ width: 1024, height: 768 });
  const [board, row] = await ada.evaluate(() => [".table-board", ".rr-board"].map((selector) => document.querySelector(selector).getBoundingClientRect().bottom));
  assert(row <= board + 1, `the launch row ends at ${row}, the board at ${board}`);
  await ada.locator(".offer-line button[value=no]").click();
  await ada.locator(".offer-line").waitFor({ state: "hidden" });
  assert.deepEqual(ada.problems, []);
});

test("below 1200 pixels what is beside the board is a drawer, and on a phone the choices are a sheet that can be pulled", { timeout: 300_000 }, async () => {
  const ada = await person(chrome, house.address, { viewport: { width: 1000, height: 800 } });
  await sitDown([ada], "rocketmen", 3);
  await ada.waitForSelector("[data-turn=yours]");
  const log = ada.locator("#log");
  assert(await log.isHidden());
  await ada.locator(".drawer-button").click();
  await log.waitFor();
  await ada.locator(".tab", { hasText: "Chat" }).click();
  await ada.locator("#chat-lines").waitFor();
  await ada.waitForTimeout(300);
  await accessible(ada, "the drawer");
  await shot(ada, "drawer-1000");
  await ada.keyboard.press("Escape");
  await ada.locator("#chat").waitFor({ state: "hidden" });
  // A rule opens it.
  await ada.locator("[data-rules]").click();
  await ada.locator("#rules-pane h2").first().waitFor();
  await ada.locator(".prompt").click();
  await ada.locator("#rules").waitFor({ state: "hidden" });

  await ada.setViewportSize({ width: 360, height: 740 });
  const height = () => ada.locator(".table-dock").evaluate((dock) => dock.getBoundingClientRect().height);
  const usual = await height();
  const handle = await ada.locator(".pull").boundingBox();
  const drag = async (by) => {
    const { y } = await ada.locator(".pull").boundingBox();
    await ada.mouse.move(handle.x + 60, y + 8);
    await ada.mouse.down();
    await ada.mouse.move(handle.x + 60, y + 8 + by, { steps: 4 });
    await ada.mouse.up();
  };
  await drag(-200);
  const all = await height();
  assert(all > usual + 50, `${usual} to ${all}`);
  await shot(ada, "sheet-360");
  await accessible(ada, "the sheet");
  await drag(100);
  assert.equal(await height(), usual);
  await drag(100);
  assert((await height()) < usual - 40);
  await drag(-100);
  assert.equal(await height(), usual);
  assert.deepEqual(ada.problems, []);
});
