// How the attacks ask a house, and what somebody feels who asks again and again.

import { ask } from "../hosting/house.mjs";

/** Asks a house's API from an address, with somebody's token. */
export const api = (house) => async (from, token, method, where, body) => {
    const answer = await ask(house.port, method, `/api/v1${where}`, { from, body, headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, ...(answer.text ? JSON.parse(answer.text) : {}) };
};

export const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** How long each request took, in milliseconds, for so long. */
export async function felt(request, millis = 5000) {
    const times = [];
    for (const begun = performance.now(); performance.now() - begun < millis; ) {
        const asked = performance.now();
        await request();
        times.push(performance.now() - asked);
        await pause(20);
    }
    return times.sort((one, other) => one - other);
}

/** The usual shares of sorted times. */
export function at(times) {
    const share = (part) => Number(times[Math.floor(part * (times.length - 1))].toFixed(1));
    return { p50: share(0.5), p99: share(0.99), most: share(1) };
}
