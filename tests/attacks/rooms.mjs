// How much memory a match in memory takes: many matches with bots, each looked at once, then left alone.
//
//   GANTRY=target/release/gantry node tests/attacks/rooms.mjs
import { readFileSync } from "node:fs";
import { ask, end, serve } from "../hosting/house.mjs";

const ROOMS = Number(process.env.ROOMS ?? 400);
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function measure(game) {
    const house = await serve("--no-rate-limit", "--max-rooms", "100000");
    const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${house.child.pid}/status`, "utf8"))[1]);
    const enter = async () => JSON.parse((await ask(house.port, "POST", "/api/v1/players", { body: {} })).text).token;
    const headers = { authorization: `Bearer ${await enter()}` };
    const make = async () => {
        const body = { game, seats: ["me", "thumb", "thumb"], pace: "instant" };
        const { id } = JSON.parse((await ask(house.port, "POST", "/api/v1/matches", { body, headers })).text);
        for (let step = 0; step < 10; step += 1) {
            const view = JSON.parse((await ask(house.port, "GET", `/api/v1/matches/${id}`, { headers })).text);
            const action = view.actions?.[0]?.action;
            const body = { version: view.version, action };
            if (action) await ask(house.port, "POST", `/api/v1/matches/${id}/actions`, { body, headers });
        }
        await ask(house.port, "GET", `/m/${id}`, { headers });
    };
    for (let n = 0; n < 50; n += 1) await make();
    await pause(8000);
    const before = resident();
    for (let n = 0; n < ROOMS; n += 1) await make();
    const loaded = resident();
    await pause(8000);
    const each = (now) => `${((now - before) / ROOMS).toFixed(0)} kB`;
    console.log(`${game}: ${each(loaded)} a room just looked at, ${each(resident())} left alone`);
    await end(house.child, "SIGKILL");
}

for (const game of ["rocket-jockey", "rocket-rescue", "jupiter-rescue", "rocketmen"]) await measure(game);
