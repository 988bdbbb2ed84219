// Behind a real nginx, a real HAProxy and a real Caddy: who asks is known and cannot be forged, and streams pass at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, caddy, end, haproxy, listen, nginx, serve, until } from "./house.mjs";

for (const [name, proxy] of Object.entries({ nginx, haproxy, caddy })) {
    test(`behind ${name}`, async () => {
        const house = await serve("--trusted-proxies", "127.0.0.1", "--log-addresses");
        const front = await proxy(house.port);
        try {
            await until("the proxy answers", () => ask(front.port, "GET", "/healthz").then((a) => a.status === 200, () => false));

            const enter = (name) => ask(front.port, "POST", "/api/v1/players", { body: { name } });
            const [ada, bea] = [await enter("Ada"), await enter("Bea")].map((answer) => JSON.parse(answer.text).token);
            const as = (token) => ({ headers: { authorization: `Bearer ${token}` } });
            const seats = { body: { game: "rocket-jockey", seats: ["me", "open"] } };
            const made = await ask(front.port, "POST", "/api/v1/matches", { ...seats, ...as(ada) });
            const { id } = JSON.parse(made.text);

            // Streams are not held back: each message is here while the stream is still open.
            const heard = listen(front.port, `/api/v1/matches/${id}/stream`, ada);
            await until("the first message", () => heard.text.includes('"state":"open"'));
            await ask(front.port, "POST", `/api/v1/matches/${id}/join`, { body: {}, ...as(bea) });
            await until("the next message", () => heard.text.includes('"state":"running"'));
            heard.close();

            // The log knows who asked, whatever they claim.
            const claims = { "x-forwarded-for": "192.0.2.9", forwarded: "for=192.0.2.9", "x-forwarded-host": "evil.example" };
            await ask(front.port, "GET", "/rules/rocket-jockey", { from: "127.0.0.7", headers: claims });
            await until("the address is in the log", () => house.log.includes("127.0.0.7"));
            assert.ok(!house.log.includes("192.0.2.9"));

            // A form from a page of ours is accepted under the name that the browser knows.
            const play = (origin) => ask(front.port, "POST", "/play", { headers: { origin }, form: "game=rocket-jockey" });
            assert.equal((await play("http://evil.example")).status, 403);
            assert.equal((await play(`http://127.0.0.1:${front.port}`)).status, 303);
        } finally {
            await end(front.child);
            assert.equal(await end(house.child), 0);
        }
    });
}
