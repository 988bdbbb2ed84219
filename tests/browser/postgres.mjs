// A PostgreSQL of a test's own, in a folder of its own, which can go away and come back.

import { execFile } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

// Where Debian puts the programs of the newest version that is installed.
async function programs() {
  const versions = await readdir("/usr/lib/postgresql");
  return `/usr/lib/postgresql/${versions.sort((one, other) => one - other).at(-1)}/bin`;
}

export async function postgres() {
  const [bin, folder] = [await programs(), await mkdtemp(join(tmpdir(), "gantry-postgres-"))];
  const data = join(folder, "data");
  // It refuses to run as root.
  const isRoot = userInfo().uid === 0;
  const as = (name, ...rest) => (isRoot ? run("runuser", ["-u", "postgres", "--", join(bin, name), ...rest], { cwd: "/" }) : run(join(bin, name), rest));
  if (isRoot) {
    const { stdout } = await run("id", ["-u", "postgres"]);
    await chown(folder, Number(stdout), -1);
  }
  await as("initdb", "--username", "gantry", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-D", data);
  const start = () => as("pg_ctl", "start", "-w", "-D", data, "-l", join(folder, "log"), "-o", `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`);
  const away = () => as("pg_ctl", "stop", "-w", "-D", data, "-m", "immediate");
  await start();
  return {
    address: `postgres:///postgres?host=${folder}&user=gantry`,
    start,
    away,
    async stop() {
      await away().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
