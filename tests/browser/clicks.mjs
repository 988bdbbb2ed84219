// Counts the clicks of a turn of Jupiter Rescue alone: `node clicks.mjs`, after `cargo build`. Somebody walks, sends Colonists
// towards the Pod and places Creeps by what the board offers for one click; beside it, what the same deeds take step by step:
// one click for each step, and one more for each Colonist's to choose it.

import { browser, choose, person, server, sitDown } from "./table.mjs";

const TURNS = 12;
const house = await server();
const chrome = await browser();
const page = await person(chrome, house.address, { viewport: { width: 1400, height: 900 } });
await sitDown([page], "jupiter-rescue", 1, { sides: "easy" });

const version = () => page.evaluate(() => Number(document.querySelector("#table").dataset.version));
const inSteps = (codes) => codes.split("; ").reduce((sum, code) => sum + (code.startsWith("command") ? 2 : 1), 0);
let [turns, now, before] = [0, 0, 0];

// One deed by this many clicks.
async function deed(clicks, codes, act) {
  const seen = await version();
  await act();
  await page.waitForFunction((seen) => Number(document.querySelector("#table").dataset.version) > seen, seen);
  now += clicks;
  before += inSteps(codes);
}

// The farthest a Colonist can come towards the Pod: the chosen one, and all spaces on its way.
const escort = () => page.evaluate(() => {
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
      return { id: colonist.id, goal: piece(goal).id, way, won: far(way[0]) - (goal === "pod" ? -500 : far(goal)) };
    });
  });
  const best = found.sort((one, other) => other.won - one.won)[0];
  return best?.won > 0 ? best : null;
});

while (turns < TURNS && !(await page.locator(".result").count())) {
  await page.waitForSelector("[data-turn=yours], .result");
  const codes = await page.locator("button.choice").evaluateAll((buttons) => buttons.map((button) => button.value));
  const quick = codes.find((code) => code.includes("; "));
  const way = codes.includes("end actions") ? await escort() : null;
  const shot = codes.find((code) => code.startsWith("attack"));
  if (quick || shot) {
    await deed(1, quick ?? shot, () => choose(page, codes.indexOf(quick ?? shot)));
  } else if (way) {
    const told = way.way.slice(1).map((to, step) => `command ${way.way[step]} to ${to}`).join("; ");
    await deed(2, told, async () => {
      await page.locator(`[id="${way.id}"]`).click();
      await page.locator(`[id="${way.goal}"]`).click();
    });
  } else if (await page.locator(".jr-dome.walk").count()) {
    const walk = page.locator(".jr-dome.walk").last();
    await deed(1, await walk.getAttribute("value"), () => walk.click());
  } else {
    await deed(1, codes[0], () => choose(page, 0));
  }
  turns = Number((await page.locator(".jr-turn").textContent()).match(/\d+/)?.[0] ?? turns) - 1;
}
console.log(`${turns} turns alone: ${now} clicks, ${(now / turns).toFixed(1)} a turn; step by step ${before}, ${(before / turns).toFixed(1)} a turn`);
await chrome.close();
await house.stop();
