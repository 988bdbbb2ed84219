// Counts clicks. Somebody plays every game by what its page offers for one click; beside it stands what the same deeds take step
// by step, one click for each action, as they did before there were such offers. `GANTRY_DEEDS=150` counts for longer.
//
// A deed is one meaning: a launch to a planet, a purchase with its payment, a walk over several domes. What has to be opened
// first, such as a menu or a Colonist, counts as two clicks.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { browser, person, server, sitDown, whoseTurn } from "./table.mjs";

let house, chrome;
before(async () => { house = await server(); chrome = await browser(); });
after(async () => { await chrome.close(); await house.stop(); });

// How a game is played: who is at the table, what is done first if it can be, how many clicks an action took by itself, and how
// many clicks a turn may take.
const GAMES = {
  "rocket-jockey": { players: 2, first: [/^launch/, /^fly/, /^reserve none|^pass|^keep/] },
  "rocket-rescue": { players: 3, options: { length: "short" }, first: [/^bid 0/, /^launch/, /^fly/, /^build/, /^into/, /^seat crew/, /^board/, /^take [a-z]/] },
  "rocket-rescue, first edition": { game: "rocket-rescue", players: 3, options: { edition: "first" }, first: [/^submit/, /^launch/, /^fly/, /^build/, /^into/, /^seat crew/, /^board/, /^place/, /^take [a-z]/] },
  "rocketmen": { players: 2, first: [/^launch/, /^destination|^fly/, /^draw/, /^close/, /^pay/] },
  // A Colonist was chosen, then sent, for every single step.
  "jupiter-rescue": { players: 1, options: { sides: "easy" }, first: [/^attack/, /^command .* to pod/], took: (code) => (code.startsWith("command") ? 2 : 1), most: 5.5 },
};
const MOST = Number(process.env.GANTRY_DEEDS ?? 40);
// The four dice of a plan, of which the faces are clicked.
const DICE = ["die research 3", "die purchase 3", "die boarding 3", "die hangar 3"];

// Everything that can be clicked now: what it does, and how many clicks that takes.
const offered = (page) => page.evaluate(() => {
  const buttons = [...document.querySelectorAll("#table button[name=action]:not([data-why], .advice, .rr-face)")];
  const isFolded = (button) => button.closest("[popover]") || button.closest("details:not([open])");
  return buttons.map((button, number) => {
    button.dataset.number = number;
    return { number, code: button.value, clicks: isFolded(button) ? 2 : 1 };
  });
});

// The farthest that a Colonist can be sent towards the Pod by two clicks.
const escort = (page) => page.evaluate(() => {
  const pod = document.querySelector("#jr-at-pod")?.getBoundingClientRect();
  if (!pod) return null;
  const piece = (space) => document.getElementById(`jr-at-${space.replace(/[,/]/g, "-")}`);
  const far = (space) => {
    const box = piece(space).getBoundingClientRect();
    return Math.hypot(box.x - pod.x, box.y - pod.y);
  };
  const found = [...document.querySelectorAll("[data-ways]")].flatMap((colonist) => {
    const ways = new Map(colonist.dataset.ways.split(" ").map((way) => way.split("<")));
    return [...ways.keys()].map((goal) => {
      const way = [goal];
      while (ways.has(way[0])) way.unshift(ways.get(way[0]));
      const code = way.slice(1).map((to, step) => `command ${way[step]} to ${to}`).join("; ");
      // Whoever was sent stays chosen.
      const clicks = colonist.closest(".jr-chosen") ? 1 : 2;
      return { code, clicks, colonist: colonist.id, goal: piece(goal).id, won: far(way[0]) - (goal === "pod" ? -500 : far(goal)) };
    });
  });
  const best = found.sort((one, other) => other.won - one.won)[0];
  return best?.won > 0 ? best : null;
});

// What somebody would do here: what is done first, with the most steps at once; else one after another.
function pick(offers, first, deeds) {
  const steps = ({ code }) => code.split("; ").length;
  const die = DICE.find((code) => offers.some((offer) => offer.code === code.replace(/\d$/, "6")));
  const able = offers.filter(({ code }) => !/take back|^swap|^cancel/.test(code));
  const wanted = first.map((code) => able.filter((offer) => code.test(offer.code))).find((found) => found.length);
  const from = die ? offers.filter(({ code }) => code === die) : wanted ?? able.filter((offer) => steps(offer) > 1);
  const best = from.sort((one, other) => steps(other) - steps(one) || one.clicks - other.clicks)[0];
  return best ?? able[(deeds * 7) % able.length] ?? offers[0];
}

async function clickThrough(page, offer) {
  const version = await page.evaluate(() => Number(document.querySelector("#table").dataset.version));
  if (offer.colonist) {
    if (offer.clicks === 2) await page.locator(`[id="${offer.colonist}"]`).click();
    // The number of steps lies over it, and takes the click for it.
    await page.locator(`[id="${offer.goal}"]`).click({ force: true });
  } else {
    await page.evaluate((number) => document.querySelector(`#table [data-number="${number}"]`)?.click(), offer.number);
  }
  await page.waitForFunction((seen) => Number(document.querySelector("#table").dataset.version) > seen, version);
}

async function play({ game, players, options = {}, first, took = () => 1 }) {
  const page = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
  await sitDown([page], game, players, options);
  const sum = { deeds: 0, now: 0, before: 0, turns: 0, over: false };
  while (sum.deeds < MOST && !sum.over) {
    sum.over = !(await whoseTurn([page], 120_000));
    if (sum.over) break;
    const offers = await offered(page);
    if (!offers.length) continue;
    const way = offers.some(({ code }) => code === "end actions") ? await escort(page) : null;
    const offer = way ?? pick(offers, first, sum.deeds);
    await clickThrough(page, offer);
    sum.deeds += 1;
    sum.now += offer.clicks;
    sum.before += offer.code.split("; ").reduce((clicks, code) => clicks + took(code), 0);
  }
  sum.turns = Number((await page.locator(".jr-turn").allTextContents()).join().match(/\d+/)?.[0] ?? 0);
  assert.deepEqual(page.problems, []);
  await page.context().close();
  return sum;
}

for (const [name, how] of Object.entries(GAMES)) {
  test(`${name} takes fewer clicks than actions`, { timeout: 600_000 }, async () => {
    const { deeds, now, before, turns, over } = await play({ game: name, ...how });
    const each = turns ? `, ${(now / turns).toFixed(1)} a turn` : "";
    console.log(`    ${name}: ${deeds} deeds${over ? ", a whole match" : ""}, ${now} clicks${each}; step by step ${before}`);
    assert(now <= before, `${now} clicks for what took ${before}`);
    if (how.most) assert(now / turns <= how.most, `${now} clicks in ${turns} turns`);
  });
}
