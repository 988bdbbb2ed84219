// The power goes while people play, again and again: the server's folder is on a file system that loses what was not synced
// (lossy_fs.py). After every cut, what was acknowledged must be there: sent again, it is answered with "already done".
// Needs Debian's `fuse` and PyPI's `fusepy`, and may take some minutes:
//
//   CUTS=50 node tests/attacks/power-cut.mjs
//
// LIES=1 is the counter-example, which shows that the test would notice a server that does not sync: the disk says that it has
// synced, and has not. Then something acknowledged must be missing after a cut.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ask, folder, freePort, program, until } from "../hosting/house.mjs";

const LIES = process.env.LIES === "1";
const CUTS = Number(process.env.CUTS ?? (LIES ? 3 : 50));
const TABLES = 4;
const here = path.dirname(fileURLToPath(import.meta.url));
const place = folder();
const [disk, mount] = ["disk", "mounted"].map((name) => path.join(place, name));
mkdirSync(disk);
mkdirSync(mount);
const port = await freePort();
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Plugs the disk in and starts a server on it. */
async function start() {
    const files = spawn("python3", [path.join(here, "lossy_fs.py"), disk, mount], { stdio: ["ignore", "ignore", "inherit"] });
    await until("the disk is there", () => readFileSync("/proc/mounts", "utf8").includes(mount));
    const args = ["serve", "--listen", `127.0.0.1:${port}`, "--data", mount, "--no-rate-limit"];
    const server = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
    let out = "";
    server.stdout.on("data", (text) => (out += text));
    await until("the server is ready", () => out.includes("ready"));
    if (LIES) files.kill("SIGUSR2");
    return { files, server };
}

const gone = (child) => child.exitCode !== null || child.signalCode !== null;

/** Cuts the power: first the disk, which keeps what was synced, then the server. */
async function cut({ files, server }) {
    files.kill("SIGUSR1");
    await until("the disk is dark", () => gone(files));
    server.kill("SIGKILL");
    await until("the server is gone", () => gone(server));
    execFileSync("fusermount", ["-u", mount]);
    return readFileSync(`${disk}.cut`, "utf8").trim();
}

/** An answer, or nothing while the power is off. */
async function json(person, method, where, body) {
    try {
        const answer = await ask(port, method, `/api/v1${where}`, { body, headers: { authorization: `Bearer ${person}` } });
        return { status: answer.status, body: answer.text ? JSON.parse(answer.text) : null };
    } catch {
        return null;
    }
}

const acknowledged = [];
let playing = true;

/** Somebody plays one match after the other against bots and notes what was acknowledged. */
async function play(name) {
    const { token } = (await json("", "POST", "/players", { name })).body;
    for (let number = 0; playing; ) {
        const made = await json(token, "POST", "/matches", { game: "rocket-jockey", seats: ["me", "random"], pace: "instant" });
        if (made?.status !== 201) {
            await pause(50);
            continue;
        }
        const match = `/matches/${made.body.id}`;
        while (playing) {
            const view = (await json(token, "GET", match))?.body;
            if (view?.state === "over") break;
            if (!view?.actions?.length) {
                await pause(5);
                continue;
            }
            const choice = view.actions[Math.floor(Math.random() * view.actions.length)];
            number += 1;
            const body = { id: `${name}-${number}`, version: view.version, action: choice.action };
            if ((await json(token, "POST", `${match}/actions`, body))?.status === 200) acknowledged.push({ token, match, body });
        }
    }
}

let house = await start();
const people = Array.from({ length: TABLES }, (_, number) => play(`p${number}`));
let checked = 0;
let missing = 0;
for (let number = 1; number <= CUTS; number += 1) {
    await pause(200 + Math.random() * 800);
    // What is acknowledged after this moment is looked at after the next cut.
    const told = await cut(house);
    const until = acknowledged.length;
    house = await start();
    for (; checked < until; checked += 1) {
        const { token, match, body } = acknowledged[checked];
        const again = await json(token, "POST", `${match}/actions`, body);
        if (LIES && again?.body?.answer !== "already-done") missing += 1;
        else assert.equal(again?.body?.answer, "already-done", `${match} ${JSON.stringify(body)}: ${JSON.stringify(again)}`);
    }
    if (number % 10 === 0 || LIES) console.log(`${number} cuts, ${checked - missing} of ${checked} acknowledged actions are there; at the last one ${told}`);
}
playing = false;
await Promise.race([Promise.all(people), pause(2000)]);
await cut(house);
if (LIES) {
    console.log(`${missing} acknowledged actions are missing after ${CUTS} cuts on a disk that lies`);
    assert(missing > 0, "a server that does not sync would not be noticed");
    process.exit(0);
}
assert(existsSync(path.join(disk, "gantry.sqlite")));
console.log(execFileSync(program, ["check", disk], { encoding: "utf8" }).trim());
