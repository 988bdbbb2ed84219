// What the browser tests share: a server, a browser, people in it.

import { spawn } from "node:child_process";
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readFile } from "node:fs/promises";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const AXE = await readFile(new URL("./node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

// Screenshots go here, to be looked at. The tests take them only for somebody who says where to.
export const SHOTS = process.env.GANTRY_SHOTS ?? new URL("./shots/", import.meta.url).pathname;

// The command under test: `GANTRY`, or what cargo built last.
export const GANTRY = process.env.GANTRY ?? new URL("../../target/debug/gantry", import.meta.url).pathname;

// All cards and dice of a run follow from this, so that what failed fails again; `GANTRY_SEED=…` looks at other matches.
const SEED = process.env.GANTRY_SEED ?? "1";

// Starts a server on a free port with a folder of its own. How often somebody may ask is limited only where that is tried.
export async function server(extra = [], { limits = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "gantry-"));
  let child;
  const start = async (listen) => {
    const how = ["serve", "--listen", listen, "--data", folder, ...(limits ? [] : ["--no-rate-limit"]), "--told-seeds", SEED, ...extra];
    child = spawn(GANTRY, how, { stdio: ["ignore", "pipe", "ignore"] });
    const lines = createInterface({ input: child.stdout });
    return new Promise((found, failed) => {
      lines.once("line", (line) => found(line.match(/http:\/\/\S+/)[0].replace(/\/$/, "")));
      child.once("error", failed);
    });
  };
  const end = async (signal) => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  };
  const address = await start("127.0.0.1:0");
  return {
    address,
    folder,
    // Killed in the middle of everything, and started anew after a while.
    async crash(away = 0) {
      await end("SIGKILL");
      await new Promise((done) => { setTimeout(done, away); });
      await start(address.replace("http://", ""));
    },
    async stop() {
      await end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function browser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
}

// Somebody with a browser of their own. Errors on the page fail the test.
export async function person(browser, address, options = {}) {
  const context = await browser.newContext({ baseURL: address, locale: "en-GB", reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(String(error)));
  page.on("console", (message) => { if (message.type() === "error") page.problems.push(message.text()); });
  return page;
}

// No violation on this page.
export async function accessible(page, name) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const told = found.violations.map((violation) =>
    `${violation.id}: ${violation.help}\n${violation.nodes.map((node) => `    ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`).join("\n")}`);
  assert.deepEqual(told, [], `axe on ${name}`);
}

export async function shot(page, name) {
  if (!process.env.GANTRY_SHOTS) return;
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
}

// Waits until it is somebody's turn or the match is over; who it is, or null at the end.
export async function whoseTurn(people, patience = 30_000) {
  const until = Date.now() + patience;
  const look = () => (document.querySelector(".result") ? "over" : document.querySelector("#table")?.dataset.turn === "yours" ? "turn" : "");
  // One page says so by itself; of several the first that does.
  const glance = people.length > 1
    ? (page) => page.evaluate(look)
    : (page) => page.waitForFunction(look, undefined, { timeout: patience }).then((found) => found.jsonValue());
  while (Date.now() < until) {
    for (const page of people) {
      const seen = await glance(page);
      if (seen) return seen === "over" ? null : page;
    }
    await people[0].waitForTimeout(50);
  }
  throw new Error("nobody is to move");
}

// What a page offers to choose from now, by codes, and its version. It is read in one go: a page goes on by itself.
const offered = (page) => page.evaluate(() => ({
  codes: [...document.querySelectorAll("button.choice")].map((button) => button.value),
  version: Number(document.querySelector("#table").dataset.version),
}));

// Makes a choice of those that were `seen` and waits until the page has taken it in: a click is one deed, however many actions
// it stands for. If the page has gone on meanwhile and offers no such choice, nothing is chosen.
export async function choose(page, index, seen) {
  const { codes, version } = seen ?? (await offered(page));
  const choice = page.locator(`button.choice[value=${JSON.stringify(codes[index])}]`).first();
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      await choice.click({ timeout: 3_000 });
      break;
    } catch (trouble) {
      const now = await offered(page);
      if (now.version !== version) return console.log(`    the page went on from ${version} to ${now.version}`);
      if (Date.now() > until) throw trouble;
    }
  }
  await page.waitForFunction((seen) => Number(document.querySelector("#table")?.dataset.version) > seen, version);
}

// A table for these people and as many bots as there are seats left. The first one makes it, the others follow the link.
export async function sitDown(people, game, seats, options = {}, bot = "thumb") {
  const [host, ...guests] = people;
  await host.goto(`/new?game=${game}&players=${seats}`);
  for (let seat = people.length; seat < seats; seat += 1) await host.selectOption(`#seat-${seat}`, bot);
  for (const [option, value] of Object.entries(options)) {
    const field = host.locator(`#option-${option}`);
    if (await field.evaluate((field) => field.tagName === "SELECT")) await field.selectOption(value);
    else await field.fill(value);
    // What was chosen may bring other fields.
    await host.waitForSelector("form[data-reshape]:not([aria-busy])");
  }
  await host.selectOption("#pace", "instant");
  await host.getByRole("button", { name: "Create the match" }).click();
  await host.waitForURL(/\/m\//);
  for (const guest of guests) {
    await guest.goto(host.url());
    await guest.getByRole("button", { name: "Join" }).first().click();
  }
  // The pages of the others hear of it by themselves.
  for (const page of people) await page.waitForSelector(".table-board");
}

// Makes a choice of those that a page offers without pointing at it, at any size of the window, and waits until the page has
// taken it in. For matches that are on the way to something else: what can be seen and hit is not asked.
export async function chooseAtOnce(page, pick) {
  const { codes, version } = await offered(page);
  if (!codes.length) return;
  const clicked = await page.evaluate(({ code, version }) => {
    if (Number(document.querySelector("#table").dataset.version) !== version) return false;
    document.querySelector(`button.choice[value=${JSON.stringify(code)}]`).click();
    return true;
  }, { code: codes[pick(codes)], version });
  if (clicked) await page.waitForFunction((seen) => Number(document.querySelector("#table")?.dataset.version) > seen, version);
}

// Plays any game to its end: whoever is to act chooses one of the choices offered, `pick` says which by their codes.
// `before` is called ahead of every choice, with the page and the number of choices made; `atOnce` does without pointing. Gives
// that number.
export async function playOut(people, { pick = (codes, steps) => (steps * 7) % codes.length, before = () => {}, most = 2000, atOnce = false } = {}) {
  for (let steps = 0; ; steps += 1) {
    const page = await whoseTurn(people, 120_000);
    if (!page) {
      for (const other of people) await other.waitForSelector(".result");
      return steps;
    }
    assert(steps < most, "the match does not end");
    await before(page, steps);
    if (atOnce) {
      await chooseAtOnce(page, (codes) => pick(codes, steps));
      continue;
    }
    const seen = await offered(page);
    // Between the two looks the page may have gone on to somebody else's turn.
    if (seen.codes.length) await choose(page, pick(seen.codes, steps), seen);
  }
}
