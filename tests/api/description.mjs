// Whether the server does what its description of the API says: schemathesis asks for everything in it, as somebody who sits
// at a table and as nobody. Needs a built gantry and schemathesis (SCHEMATHESIS names it).
//
//   node tests/api/description.mjs [EXAMPLES]
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import path from "node:path";
import { ask, end, root, serve } from "../hosting/house.mjs";

const EXAMPLES = process.argv[2] ?? "5";
const PHASES = "examples,coverage,fuzzing";

const house = await serve("--no-rate-limit");
try {
    const from = "127.0.0.1";
    const entered = await ask(house.port, "POST", "/api/v1/players", { from, body: { name: "Ada" } });
    const headers = { authorization: `Bearer ${JSON.parse(entered.text).token}` };
    const seats = { game: "rocket-jockey", seats: ["me", "thumb"], pace: "instant" };
    const made = await ask(house.port, "POST", "/api/v1/matches", { from, headers, body: seats });
    const { id } = JSON.parse(made.text);
    // A stream never ends, so it is asked for only where there is none.
    await run("as somebody", ["-H", `Authorization: ${headers.authorization}`, "--exclude-path-regex", "stream"], id);
    await run("as nobody", []);
} finally {
    await end(house.child);
}

async function run(who, more, id) {
    const where = `http://127.0.0.1:${house.port}/api/v1`;
    const bounds = ["--max-examples", EXAMPLES, "--phases", PHASES, "--seed", "1", "--max-time", "45"];
    const schema = ["run", `${where}/openapi.json`, "--url", where, "--checks", "all", "--no-color", "--warnings", "off"];
    const config = ["--config-file", path.join(root, "tests/api/schemathesis.toml")];
    const tried = spawn(process.env.SCHEMATHESIS ?? "schemathesis", [...config, ...schema, ...bounds, ...more], {
        cwd: path.join(root, "target"),
        env: { ...process.env, MATCH: id ?? "nothing" },
    });
    let told = "";
    for (const pipe of [tried.stdout, tried.stderr]) pipe.on("data", (text) => (told += text));
    const code = await new Promise((resolve) => tried.on("close", resolve));
    if (code !== 0) console.log(told);
    assert.equal(code, 0, `the description is not true, ${who}`);
    console.log(`${who}:`, /\d+ generated.*/.exec(told)?.[0] ?? told.slice(-400));
}
