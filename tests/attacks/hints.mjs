// Hundreds of people ask for hints without end; what somebody at another table feels of it who plays against a strong bot.
//
//   GANTRY=target/release/gantry node tests/attacks/hints.mjs
import assert from "node:assert/strict";
import { end, serve } from "../hosting/house.mjs";
import { api, pause } from "./felt.mjs";

const ASKING = 400;
const TURNS = 60;
const house = await serve();
const json = api(house);

/** A guest at a new table; whoever comes too fast comes again. */
async function enter(from, bot) {
    for (;;) {
        const { token } = await json(from, "", "POST", "/players", {});
        const { id } = token ? await json(from, token, "POST", "/matches", { game: "rocket-jockey", seats: ["me", bot], pace: "instant" }) : {};
        if (id) return { from, token, match: `/matches/${id}` };
        await pause(200);
    }
}

/** Plays and measures how long the bot takes for each of its turns, in milliseconds. */
async function felt() {
    const times = [];
    for (let table = null; times.length < TURNS; ) {
        table ??= await enter("127.0.0.9", "strong");
        const view = await json(table.from, table.token, "GET", table.match);
        if (view.state === "over") table = null;
        if (!view.actions?.length) {
            await pause(5);
            continue;
        }
        const action = view.actions[times.length % view.actions.length].action;
        const begun = performance.now();
        await json(table.from, table.token, "POST", `${table.match}/actions`, { version: view.version, action });
        let next = await json(table.from, table.token, "GET", table.match);
        if (next.actions?.length) continue;
        while (next.state === "running" && !next.actions.length) {
            await pause(5);
            next = await json(table.from, table.token, "GET", table.match);
        }
        times.push(performance.now() - begun);
        await pause(60);
    }
    times.sort((a, b) => a - b);
    const at = (share) => Number(times[Math.floor(share * (times.length - 1))].toFixed(0));
    return { p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}

let asking = true;
const answers = {};

/** Asks for a hint again and again; now and then it does not wait for the answer. */
async function flood(number) {
    const table = await enter(`127.0.1.${1 + (number % 100)}`, "thumb");
    while (asking) {
        const hint = json(table.from, table.token, "GET", `${table.match}/hint`).catch(() => ({ status: "gone" }));
        const { status } = await Promise.race([hint, pause(3000).then(() => ({ status: "left" }))]);
        answers[status] = (answers[status] ?? 0) + 1;
        const view = await json(table.from, table.token, "GET", table.match);
        if (view.actions?.length) {
            const { action } = view.actions[0];
            await json(table.from, table.token, "POST", `${table.match}/actions`, { version: view.version, action });
        }
        await pause(500);
    }
}

const alone = await felt();
console.log("alone       ", alone);
const people = Array.from({ length: ASKING }, (_, number) => flood(number));
await pause(2000);
const amid = await felt();
asking = false;
await Promise.all(people);
console.log(`${ASKING} who ask`, amid, "their answers", answers);
await end(house.child, "SIGKILL");
assert(amid.p50 < 10 * alone.p50 + 200, "a bot at another table hardly feels it");
