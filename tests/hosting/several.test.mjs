// Several servers on one PostgreSQL and one NATS behind a real nginx, with the configuration of deploy/: anybody may go anywhere,
// and a server that stops or dies stops nobody.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { postgres } from "../browser/postgres.mjs";
import { ask, end, freePort, listen, nginxOf, root, serve, until } from "./house.mjs";

async function nats() {
    const port = await freePort();
    const program = existsSync("/usr/sbin/nats-server") ? "/usr/sbin/nats-server" : "nats-server";
    return { child: spawn(program, ["-a", "127.0.0.1", "-p", `${port}`], { stdio: "ignore" }), port };
}

test("three servers behind nginx are one house", async () => {
    const [database, bus] = [await postgres(), await nats()];
    const start = () =>
        serve("--store", database.address, "--nats", `nats://127.0.0.1:${bus.port}`, "--trusted-proxies", "127.0.0.1");
    // The first one makes the tables.
    const houses = [await start(), ...(await Promise.all([start(), start()]))];
    const servers = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8").replace(
        /gantry-(\d):8080/g,
        (_, number) => `127.0.0.1:${houses[number - 1].port}`,
    );
    const front = await nginxOf(servers.replace("listen 80;", "listen 127.0.0.1:PORT;"));
    try {
        const answers = (status) => (answer) => answer.status === status;
        await until("nginx answers", () => ask(front.port, "GET", "/readyz").then(answers(200), () => false));
        const enter = async (name) => {
            const answer = await ask(front.port, "POST", "/api/v1/players", { body: { name } });
            return { headers: { authorization: `Bearer ${JSON.parse(answer.text).token}` } };
        };
        const [ada, bea] = [await enter("Ada"), await enter("Bea")];
        const seats = { body: { game: "rocket-jockey", seats: ["me", "open", "thumb"] } };
        const made = await ask(front.port, "POST", "/api/v1/matches", { ...seats, ...ada });
        const at = `/api/v1/matches/${JSON.parse(made.text).id}`;
        const choices = async (who) => JSON.parse((await ask(front.port, "GET", `${at}/actions`, who)).text);

        // Whoever looks on at any server hears what is done at another.
        const heard = houses.map((house) => listen(house.port, `${at}/stream`, ada.headers.authorization.split(" ")[1]));
        await until("all streams have begun", () => heard.every(({ text }) => text.includes('"state":"open"')));
        assert.equal((await ask(front.port, "POST", `${at}/join`, { body: {}, ...bea })).status, 200);
        await until("all have heard of it", () => heard.every(({ text }) => text.includes('"state":"running"')));

        // Two people and a bot play on, while one server after the other goes.
        const play = async (moves) => {
            for (let move = 0, tries = 0; move < moves; ) {
                const who = [ada, bea][tries++ % 2];
                const { version, actions } = await choices(who);
                if (!actions.length) continue;
                const body = { version, action: actions[0].action };
                const answer = await ask(front.port, "POST", `${at}/actions`, { body, ...who });
                assert.ok([200, 409].includes(answer.status), `${answer.status}: ${answer.text}`);
                move += answer.status === 200;
            }
        };
        await play(4);
        assert.equal(await end(houses[0].child), 0, "who is told to stop says good-bye");
        await until("its stream has ended with a hint", () => heard[0].text.includes("retry:"));
        await play(4);
        await end(houses[1].child, "SIGKILL");
        await play(4);
        assert.equal((await ask(front.port, "GET", "/")).status, 200);
    } finally {
        await Promise.all([...houses.map(({ child }) => end(child)), end(front.child), end(bus.child)]);
        await database.stop();
    }
});
