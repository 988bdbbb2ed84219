// People at one table talk without end while a hundred streams listen; what goes out, and what others feel of it.
//
//   GANTRY=target/release/gantry node tests/attacks/chat.mjs
import assert from "node:assert/strict";
import http from "node:http";
import { ask, end, serve } from "../hosting/house.mjs";
import { api, at, felt, pause } from "./felt.mjs";

const SECONDS = Number(process.env.SECONDS ?? 20);
const LISTENING = 100;
const TALKING = 4;
const LONG = "🚀".repeat(120);
const house = await serve();
const json = api(house);

const look = async () => {
    assert.equal((await ask(house.port, "GET", "/", { from: "127.0.0.9" })).status, 200);
};

const people = [];
for (let number = 0; number < TALKING; number += 1) people.push(await json(`127.0.0.${60 + number}`, "", "POST", "/players", {}));
const made = await json("127.0.0.60", people[0].token, "POST", "/matches", { game: "rocket-jockey", seats: ["me", "open"] });
await json("127.0.0.61", people[1].token, "POST", `/matches/${made.id}/join`, {});

let heard = 0;
let longest = 0;
for (let number = 0; number < LISTENING; number += 1) {
    const options = { host: "127.0.0.1", port: house.port, path: `/m/${made.id}/stream?said=0`, agent: false, localAddress: `127.0.0.${70 + (number % 20)}` };
    http.get(options, (answer) =>
        answer.on("data", (part) => {
            heard += part.length;
            longest = Math.max(longest, part.length);
        }),
    ).on("error", () => {});
}
const alone = await felt(look);
const before = heard;
console.log("alone         ", at(alone));

let talking = true;
const answers = {};
let said = 0;

/** Says something again and again, as fast as it is answered. */
async function flood({ token }, number) {
    while (talking) {
        const form = `text=${encodeURIComponent(LONG + number)}`;
        const headers = { authorization: `Bearer ${token}`, "hx-request": "true" };
        const { status } = await ask(house.port, "POST", `/m/${made.id}/chat`, { from: `127.0.0.${60 + number}`, form, headers });
        answers[status] = (answers[status] ?? 0) + 1;
        const { text } = await ask(house.port, "GET", `/m/${made.id}`, { from: `127.0.0.${60 + number}`, headers: { authorization: `Bearer ${token}` } });
        said = Math.max(said, Number(/.*data-n="(\d+)"/s.exec(text)?.[1] ?? -1) + 1);
    }
}
const flooders = people.map(flood);
const amid = await felt(look, SECONDS * 1000);
talking = false;
await Promise.all(flooders);
await pause(500);
const line = (heard - before) / Math.max(1, said) / LISTENING;
console.log("in the flood  ", at(amid), { said, answers, heard: heard - before, "bytes a line and stream": Math.round(line), longest });
assert.equal(await end(house.child), 0);
assert(said <= TALKING * (10 + SECONDS + 5), "nobody says more than the house lets them");
// A line of 480 bytes and what is around it; once, all that had been said went out with every line.
assert(line < 3000, "only what is new is sent");
assert(at(amid).p99 < 10 * at(alone).p99 + 200, "others hardly feel it");
