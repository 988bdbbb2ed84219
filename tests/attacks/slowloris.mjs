// 5,000 connections that send a header byte by byte, against a server with 4,096 descriptors; what others feel of it, and how
// long the server takes to stop. Build first: cargo build --release
//
//   GANTRY=target/release/gantry node tests/attacks/slowloris.mjs
import assert from "node:assert/strict";
import { fork, spawn } from "node:child_process";
import net from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ask, end, folder, program, until } from "../hosting/house.mjs";

const HOSTILE = 5000;
const ASKED = 300;

if (process.argv[2] === "hostile") hostile(Number(process.argv[3]));
else await main();

/** Opens connections and trickles bytes; whoever is closed comes again a little later. */
function hostile(port) {
    let open = 0;
    const come = () => {
        const socket = net.connect({ host: "127.0.0.1", port, localAddress: `127.0.1.${1 + Math.floor(Math.random() * 200)}` });
        const trickle = setInterval(() => socket.write("x"), 1000);
        socket.on("connect", () => {
            open += 1;
            socket.write("GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ");
            socket.once("close", () => (open -= 1));
        });
        socket.on("error", () => {});
        socket.on("close", () => {
            clearInterval(trickle);
            setTimeout(come, 1000 + Math.random() * 1000);
        });
    };
    for (let n = 0; n < HOSTILE; n += 1) setTimeout(come, n / 2);
    setInterval(() => process.send({ open }), 500);
}

/** What so many requests, each on a connection of its own, take in milliseconds. */
async function felt(port) {
    const times = [];
    for (let n = 0; n < ASKED; n += 1) {
        const begun = performance.now();
        assert.equal((await ask(port, "GET", "/api/v1/games", { from: "127.0.0.9" })).status, 200);
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(1);
    return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

async function main() {
    const args = `serve --listen 127.0.0.1:0 --data ${path.join(folder(), "data")}`;
    const child = spawn("sh", ["-c", `ulimit -n 4096 && exec ${program} ${args}`], { stdio: ["ignore", "pipe", "ignore"] });
    let out = "";
    child.stdout.on("data", (text) => (out += text));
    const port = Number((await until("the server is ready", () => /:(\d+)\/\n/.exec(out)))[1]);
    console.log("alone          ", await felt(port));
    const attacker = fork(fileURLToPath(import.meta.url), ["hostile", port]);
    let open = 0;
    attacker.on("message", (message) => (open = message.open));
    await until("the attack is under way", () => open > HOSTILE / 2);
    const attacked = await felt(port);
    console.log(`among ${open} open`, attacked);
    const begun = performance.now();
    const code = await end(child);
    const stopped = (performance.now() - begun) / 1000;
    console.log(`stopped with code ${code} in ${stopped.toFixed(1)} s`);
    attacker.kill("SIGKILL");
    assert.equal(code, 0);
    assert.ok(Number(attacked.p99) < 200, `others feel it: ${attacked.p99} ms`);
    assert.ok(stopped < 12, `it took ${stopped} s`);
}
