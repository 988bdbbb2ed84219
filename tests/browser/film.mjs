// A silent film of a game: plays a match against bots and puts what was seen on one sheet, to be looked at as a whole.
//
//   cargo build && node film.mjs                          every game
//   node film.mjs rocket-jockey rocketmen                 some
//   node film.mjs --frames 8 --every 4 --size 360 --theme dark --language de rocket-jockey
//
// A sheet is a PNG in `shots/` (or GANTRY_SHOTS) for every game, size (1400, 360), theme (dark, light) and language (en, de),
// unless the options choose: `--size`, `--theme`, `--language` take several values with commas. `--frames` says how many
// pictures a sheet has (12), `--every` how many choices lie between two of them (5), `--players` how many play.
// Movement is reduced, as for people who ask for it: every picture is one that stands still. With `--motion` everything moves.

import { mkdir, writeFile, rm, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { browser, person, playOut, server, SHOTS, sitDown } from "./table.mjs";

const PLAYERS = { "rocket-jockey": 3, "rocket-rescue": 3, "rocketmen": 3, "jupiter-rescue": 2 };
const HEIGHTS = { 1400: 900, 360: 740 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    frames: { type: "string", default: "12" },
    every: { type: "string", default: "5" },
    players: { type: "string" },
    size: { type: "string", default: "1400,360" },
    theme: { type: "string", default: "dark,light" },
    language: { type: "string", default: "en,de" },
    motion: { type: "boolean", default: false },
  },
});
const games = positionals.length ? positionals : Object.keys(PLAYERS);
const [frames, every] = [Number(values.frames), Number(values.every)];
const list = (text) => text.split(",");

// Plays a match and takes pictures on the way; the end is one of them.
async function film(house, chrome, game, { size, theme, language }, folder) {
  const width = Number(size);
  // Chosen on a desk, where the list is always there; looked at in the size that is wanted.
  const desk = { width: 1400, height: 900 };
  const page = await person(chrome, house.address, { viewport: desk, colorScheme: theme, reducedMotion: values.motion ? "no-preference" : "reduce" });
  await sitDown([page], game, Number(values.players ?? PLAYERS[game]));
  await page.context().request.post("/settings", { form: { language } });
  await page.reload();
  await page.waitForSelector(".table-board");
  const pictures = [];
  const take = async (name) => {
    const path = join(folder, `${game}-${size}-${theme}-${language}-${pictures.length}.png`);
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    await page.waitForTimeout(300);
    await page.screenshot({ path });
    await page.setViewportSize(desk);
    pictures.push({ path, name });
  };
  const enough = new Error("enough was seen");
  const before = async (_, steps) => {
    if (pictures.length >= frames - 1) throw enough;
    if (steps % every === 0) await take(`${steps}`);
  };
  await playOut([page], { before }).catch((error) => { if (error !== enough) throw error; });
  await take("·");
  if (page.problems.length) console.log(page.problems);
  await page.context().close();
  return pictures;
}

// One page with all pictures, as a picture.
async function sheet(chrome, pictures, name, width, folder) {
  const narrow = width < 700;
  const cells = pictures.map(({ path, name }) => `<figure><img src="${pathToFileURL(path)}"><figcaption>${name}</figcaption></figure>`);
  const style = `body{margin:8px;display:grid;grid-template-columns:repeat(${narrow ? 6 : 3},1fr);gap:8px;background:#777;font:14px sans-serif}
    figure{margin:0}img{width:100%;display:block}figcaption{color:#fff}`;
  const file = join(folder, `${name}.html`);
  await writeFile(file, `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${cells.join("")}`);
  const page = await chrome.newPage({ viewport: { width: 2100, height: 800 } });
  await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
  await mkdir(SHOTS, { recursive: true });
  const path = join(SHOTS, `film-${name}.png`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
  console.log(path);
}

const house = await server();
const chrome = await browser();
const folder = await mkdtemp(join(tmpdir(), "film-"));
try {
  for (const game of games) for (const size of list(values.size)) for (const theme of list(values.theme)) for (const language of list(values.language)) {
    const pictures = await film(house, chrome, game, { size, theme, language }, folder);
    await sheet(chrome, pictures, `${game}-${size}-${theme}-${language}`, Number(size), folder);
  }
} finally {
  await chrome.close();
  await house.stop();
  await rm(folder, { recursive: true, force: true });
}
