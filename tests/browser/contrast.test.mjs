// Everything that is written on a table can be read, in the light theme and in the dark one: 4.5 to 1, large writing 3 to 1. axe
// cannot tell what lies behind words on a drawing, so the pixels behind them are looked at.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, browser, person, playOut, server, sitDown } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

// The games: how many play, and after how many steps the table is looked at.
const GAMES = {
  "rocket-jockey": { players: 4, at: 12 },
  "rocket-rescue": { players: 3, at: 20 },
  "rocketmen": { players: 3, at: 25 },
  "jupiter-rescue": { players: 2, at: 8 },
};
const SIZES = [[1400, 900], [360, 740]];

// Words on the screen with their colour and their places. What cannot be done now may be pale, but for numbers, which tell how
// things stand; what lies under something else, or is hidden by what scrolls, is not read.
const written = (page) => page.evaluate(() => {
  const seen = (element, { left, top, width, height }) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && (element.contains(hit) || hit.contains(element));
  };
  // What is left of a place within everything around it that cuts off.
  const cut = (element, place) => {
    let { left, top, right, bottom } = place;
    for (let up = element; up; up = up.parentElement) {
      const { overflow, display } = getComputedStyle(up);
      if (up !== document.documentElement && (overflow === "visible" || /^(contents|inline)$/.test(display))) continue;
      const edge = up === document.documentElement ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, width: right - left, height: bottom - top };
  };
  const paleness = (element) => {
    let opacity = 1;
    for (let up = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    return opacity;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const [text, element] = [walker.currentNode.textContent.trim(), walker.currentNode.parentElement];
    const pale = !/^\p{S}?\d+$/u.test(text) && element.closest(".idle");
    if (!text || pale || element.closest("[disabled], .visually-hidden, script, style, option") || !element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = cut(element, range.getBoundingClientRect());
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const opacity = paleness(element);
    if (box.width < 3 || box.height < 6 || opacity < 0.1 || !seen(element, box)) continue;
    const colour = element instanceof SVGElement ? style.fill : style.color;
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    found.push({ text: text.slice(0, 40), what: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`, colour, opacity, least: large ? 3 : 4.5, ...box });
  }
  return found;
});

// The screen without what is written on it.
async function ground(page) {
  const style = await page.addStyleTag({ content: "* { color: transparent !important; transition: none !important; animation: none !important; caret-color: transparent !important; } svg text { fill: transparent !important; stroke: transparent !important; } #happened { display: none; }" }).catch(() => undefined);
  const picture = await page.screenshot();
  await style?.evaluate((element) => element.remove());
  return picture.toString("base64");
}

// How words stand out from what lies behind most of them.
const contrasts = (page, picture, words) => page.evaluate(async ({ picture, words }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const inkOf = (colour) => {
    const dot = new OffscreenCanvas(1, 1).getContext("2d");
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    return [...dot.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return words.map((word) => {
    const { data } = canvas.getImageData(word.left, word.top, Math.max(1, word.width), Math.max(1, word.height));
    const ink = inkOf(word.colour);
    const strength = (ink[3] / 255) * word.opacity;
    const ratios = [];
    for (let at = 0; at < data.length; at += 4) {
      const behind = [data[at], data[at + 1], data[at + 2]];
      const shown = behind.map((part, colour) => ink[colour] * strength + part * (1 - strength));
      ratios.push(contrast(light(shown), light(behind)));
    }
    ratios.sort((one, other) => one - other);
    return { ...word, ratio: ratios[Math.floor(ratios.length / 2)] };
  });
}, { picture, words });

for (const [game, { players, at }] of Object.entries(GAMES)) {
  test(`${game}: all that is written can be read, in the light and in the dark`, { timeout: 600_000 }, async () => {
    const ada = await person(chrome, house.address, { viewport: { width: 1400, height: 900 }, bypassCSP: true });
    const eye = await chrome.newPage();
    await sitDown([ada], game, players);
    const enough = new Error("enough was played");
    await playOut([ada], { before: (_, steps) => { if (steps >= at) throw enough; } }).catch((error) => { if (error !== enough) throw error; });
    for (const colorScheme of ["light", "dark"]) {
      for (const [width, height] of SIZES) {
        await ada.emulateMedia({ colorScheme });
        await ada.setViewportSize({ width, height });
        await ada.waitForTimeout(400);
        const what = `${game}, ${colorScheme}, ${width} pixels`;
        await accessible(ada, what);
        const words = await written(ada);
        const measured = await contrasts(eye, await ground(ada), words);
        assert(measured.length > 10, `${what}: hardly anything is written`);
        const poor = measured.filter(({ ratio, least }) => ratio < least - 0.05);
        const told = poor.map(({ text, what, ratio }) => `“${text}” (${what}) ${ratio.toFixed(2)}`);
        assert.deepEqual([...new Set(told)], [], what);
        const lowest = Math.min(...measured.map(({ ratio }) => ratio));
        console.log(`    ${what}: ${measured.length} texts, the lowest contrast is ${lowest.toFixed(2)}`);
      }
    }
    await eye.close();
    assert.deepEqual(ada.problems, []);
  });
}
