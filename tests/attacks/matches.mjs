// One address makes guests and matches as fast as it can; what the house takes in, and what others feel of it.
//
//   GANTRY=target/release/gantry node tests/attacks/matches.mjs
import assert from "node:assert/strict";
import { ask, end, serve } from "../hosting/house.mjs";
import { api, at, felt, pause } from "./felt.mjs";

const SECONDS = Number(process.env.SECONDS ?? 20);
const AT_ONCE = 40;
const house = await serve();
const json = api(house);

const look = async () => {
    assert.equal((await ask(house.port, "GET", "/", { from: "127.0.0.9" })).status, 200);
};

const counts = { guests: 0, matches: 0, answers: {} };
const known = [];
let flooding = true;

/** Comes in as somebody new if it may, else as somebody who is known, and makes one table after the other. */
async function flood(number) {
    const from = "127.0.0.66";
    while (flooding) {
        const who = await json(from, "", "POST", "/players", {});
        if (who.status === 201) {
            counts.guests += 1;
            known.push(who.token);
        }
        const token = who.token ?? known[(number * 7 + counts.guests) % known.length];
        if (!token) {
            await pause(50);
            continue;
        }
        const seats = number % 2 ? ["me", "open"] : ["me", "strong"];
        const made = await json(from, token, "POST", "/matches", { game: "rocket-jockey", seats, pace: "instant", public: true });
        counts.answers[made.error ?? made.status] = (counts.answers[made.error ?? made.status] ?? 0) + 1;
        if (made.status === 201) counts.matches += 1;
    }
}

const alone = await felt(look);
console.log("alone         ", at(alone));
const flooders = Array.from({ length: AT_ONCE }, (_, number) => flood(number));
await pause(1000);
const amid = await felt(look, SECONDS * 1000);
flooding = false;
await Promise.all(flooders);
console.log("in the flood  ", at(amid), counts);

// Somebody from elsewhere comes in, is seen, and plays.
const { token } = await json("127.0.0.9", "", "POST", "/players", { name: "Ada" });
const made = await json("127.0.0.9", token, "POST", "/matches", { game: "rocket-jockey", seats: ["me", "open"], public: true });
assert.equal(made.status, 201);
const home = (await ask(house.port, "GET", "/", { from: "127.0.0.9" })).text;
assert(home.includes(made.id), "the home page shows tables of many people");

// One guest lets one table after the other begin, with bots: no more of them than may be played at once.
const { token: eager } = await json("127.0.0.10", "", "POST", "/players", { name: "Eve" });
let begun = 0;
for (;;) {
    const open = await json("127.0.0.10", eager, "POST", "/matches", { game: "rocket-jockey", seats: ["me", "open"], pace: "relaxed" });
    assert.equal(open.status, 201);
    const started = await json("127.0.0.10", eager, "POST", `/matches/${open.id}/start`, {});
    if (started.status !== 204) {
        assert.equal(started.error, "too-many-matches");
        break;
    }
    begun += 1;
    assert(begun <= 60, "no more matches begin than one guest may have");
    await pause(80);
}
console.log("begun by one  ", begun);
const stopped = performance.now();
assert.equal(await end(house.child), 0);
console.log(`stopped in ${((performance.now() - stopped) / 1000).toFixed(1)} s`);
assert(counts.guests <= 101, "no more new guests than the house takes from one address in an hour");
assert(counts.matches <= 101 * 10 + 101 * 60, "no more matches than those guests may have");
assert(at(amid).p99 < 10 * at(alone).p99 + 200, "others hardly feel it");
