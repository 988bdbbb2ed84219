// A server of ours, proxies with the configurations of docs/hosting, and somebody who asks.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const program = process.env.GANTRY ?? path.join(root, "target/debug/gantry");
export const LONG = 30_000;

export const folder = () => mkdtempSync(path.join(tmpdir(), "gantry-hosting-"));
export const sample = (name) => readFileSync(path.join(root, "docs/hosting", name), "utf8");

/** Waits until something is so. */
export async function until(what, isSo) {
    for (const begun = Date.now(); Date.now() - begun < LONG; ) {
        const found = await isSo();
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`it never came to this: ${what}`);
}

/** A port that was free a moment ago. */
export function freePort() {
    return new Promise((resolve) => {
        const probe = net.createServer().listen(0, "127.0.0.1", () => {
            const { port } = probe.address();
            probe.close(() => resolve(port));
        });
    });
}

/** Starts a server; its port and its log. */
export async function serve(...extra) {
    const args = ["serve", "--listen", "127.0.0.1:0", "--data", path.join(folder(), "data"), ...extra];
    const child = spawn(program, args, { env: { ...process.env, RUST_LOG: "server=debug,info", NO_COLOR: "1" } });
    const house = { child, log: "", out: "" };
    child.stderr.on("data", (text) => (house.log += text));
    child.stdout.on("data", (text) => (house.out += text));
    const ready = await until("the server is ready", () => /:(\d+)\/\n/.exec(house.out));
    house.port = Number(ready[1]);
    return house;
}

/** Ends a process and waits for it; its exit code. */
export function end(child, signal = "SIGTERM") {
    return new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
        child.on("exit", (code) => resolve(code));
        child.kill(signal);
    });
}

/** Asks from an address of this machine; the answer. */
export function ask(port, method, where, { body, form, from = "127.0.0.5", headers = {}, ...more } = {}) {
    return new Promise((resolve, reject) => {
        const sent = form ?? (body && JSON.stringify(body));
        const type = form ? "application/x-www-form-urlencoded" : "application/json";
        const all = { "content-type": type, ...headers, ...(sent && { "content-length": sent.length }) };
        const options = { host: "127.0.0.1", port, path: where, method, localAddress: from, headers: all, agent: false };
        const request = (more.https ?? http).request({ ...options, ...more }, (answer) => {
            let text = "";
            answer.on("data", (part) => (text += part));
            answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
        });
        request.on("error", reject);
        request.end(sent);
    });
}

/** Opens a stream; what it has said so far. */
export function listen(port, where, token) {
    const heard = { text: "" };
    const headers = { authorization: `Bearer ${token}` };
    http.get({ host: "127.0.0.1", port, path: where, headers, agent: false, localAddress: "127.0.0.5" }, (answer) => {
        heard.status = answer.statusCode;
        answer.on("data", (part) => (heard.text += part));
        answer.on("error", () => {});
        heard.close = () => answer.destroy();
    }).on("error", () => {});
    return heard;
}

/** Starts nginx with our sample, without encryption, on a port. */
export function nginx(upstream) {
    const server = sample("nginx.conf")
        .replace("127.0.0.1:8080", `127.0.0.1:${upstream}`)
        .replace("listen 443 ssl http2;", "listen 127.0.0.1:PORT;")
        .replace(/^\s*ssl_.*\n/gm, "");
    return nginxOf(server);
}

/** Starts nginx with these servers, which listen on `PORT`. */
export async function nginxOf(servers) {
    const [port, where] = [await freePort(), folder()];
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${where}/${name};`);
    const here = servers.replace("PORT", `${port}`);
    writeFileSync(
        `${where}/nginx.conf`,
        `daemon off; pid ${where}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${paths.join(" ")}\n${here}\n}\n`,
    );
    const child = spawn("nginx", ["-p", where, "-c", `${where}/nginx.conf`], { stdio: "inherit" });
    return { child, port };
}

/** Starts HAProxy with our sample, without encryption, on a port. */
export async function haproxy(upstream) {
    const [port, where] = [await freePort(), folder()];
    const config = sample("haproxy.cfg")
        .replace("127.0.0.1:8080", `127.0.0.1:${upstream}`)
        .replace(/bind :443 ssl crt .*/, `bind 127.0.0.1:${port}`);
    writeFileSync(`${where}/haproxy.cfg`, config);
    const child = spawn("haproxy", ["-db", "-f", `${where}/haproxy.cfg`], { stdio: "inherit" });
    return { child, port };
}

/** Starts Caddy with our sample, without encryption, on a port. */
export async function caddy(upstream) {
    const [port, where] = [await freePort(), folder()];
    const site = sample("Caddyfile")
        .replace("127.0.0.1:8080", `127.0.0.1:${upstream}`)
        .replace(/^gantry\.example/m, `http://:${port}`);
    writeFileSync(`${where}/Caddyfile`, `{\n\tadmin off\n}\n${site}`);
    const env = { ...process.env, XDG_DATA_HOME: where, XDG_CONFIG_HOME: where };
    const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", `${where}/Caddyfile`], { stdio: "ignore", env });
    return { child, port };
}
