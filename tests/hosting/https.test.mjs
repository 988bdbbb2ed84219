// HTTPS of our own: pages, HSTS, cookies for HTTPS only; and what a start for strangers says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import https from "node:https";
import { test } from "node:test";
import { ask, end, folder, serve } from "./house.mjs";

test("with a certificate it speaks HTTPS and says so", async () => {
    const where = folder();
    const [cert, key] = [`${where}/cert.pem`, `${where}/key.pem`];
    const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
    execFileSync("openssl", [...made, "-subj", "/CN=localhost", "-keyout", key, "-out", cert], { stdio: "ignore" });
    const house = await serve("--tls-cert", cert, "--tls-key", key, "--metrics-listen", "127.0.0.1:0");
    try {
        assert.match(house.out, /https:\/\//);
        const secure = { https, rejectUnauthorized: false };
        const home = await ask(house.port, "GET", "/", secure);
        assert.equal(home.status, 200);
        assert.match(home.headers["strict-transport-security"], /max-age=\d{7}/);
        const played = await ask(house.port, "POST", "/play", { ...secure, form: "game=rocket-jockey" });
        assert.match(played.headers["set-cookie"][0], /Secure/);
        assert.equal((await ask(house.port, "GET", "/metrics", secure)).status, 404);
        const numbers = /http:\/\/127\.0\.0\.1:(\d+)\/metrics/.exec(house.log);
        assert.match((await ask(Number(numbers[1]), "GET", "/metrics")).text, /gantry_connections/);
    } finally {
        assert.equal(await end(house.child), 0);
    }
});
