// Behind a real nginx, a real HAProxy and a real Caddy: who asks is known and cannot be forged, and streams pass at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { passkey } from "./authenticator.mjs";
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

            await passkeys(front.port, as(ada).headers);
        } finally {
            await end(front.child);
            assert.equal(await end(house.child), 0);
        }
    });
}

/** A passkey belongs to the name under which people find the house, whatever the server behind the proxy is called. */
async function passkeys(port, headers) {
    const origin = `http://gantry.example:${port}`;
    const told = { ...headers, host: `gantry.example:${port}`, "x-forwarded-host": "evil.example" };
    const post = (where, body, more = told) => ask(port, "POST", where, { body, headers: more });
    const asked = async (where, more) => {
        const answer = await post(where, { name: "Ada of Proxies" }, more);
        assert.equal(answer.status, 200, answer.text);
        return JSON.parse(answer.text);
    };
    const make = async (key, question) => {
        const body = { ceremony: question.ceremony, name: "Ada of Proxies", credential: key.make(question.options) };
        return (await post("/settings/passkeys", body)).status;
    };

    const question = await asked("/settings/passkeys/begin");
    assert.equal(question.options.publicKey.rp.id, "gantry.example");
    assert.equal(await make(passkey("http://evil.example"), question), 409, "made for another house");
    const key = passkey(origin);
    assert.equal(await make(key, await asked("/settings/passkeys/begin")), 204);

    const nobody = { host: told.host };
    const show = async (question) => {
        const body = { ceremony: question.ceremony, credential: key.show(question.options) };
        return post("/sign-in/passkey", body, nobody);
    };
    const signIn = await asked("/sign-in/passkey/begin", nobody);
    const signed = await show(signIn);
    assert.equal(signed.status, 204, signed.text);
    const cookie = signed.headers["set-cookie"][0].split(";")[0];
    const data = await ask(port, "GET", "/settings/data", { headers: { ...nobody, cookie } });
    assert.equal(JSON.parse(data.text).name, "Ada of Proxies");
    assert.equal((await show(signIn)).status, 409, "a question is answered once");
}
