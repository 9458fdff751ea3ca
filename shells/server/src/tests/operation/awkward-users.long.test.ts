// Knows that the platform starts whoever root is allowed to be, or says in one sentence what to do, and leaves nothing
// behind.
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { spawnServer } from "../../testing/spawn-server.ts";

const root = mkdtempSync(join(tmpdir(), "academiz-users-"));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Any two with a name: daemon and bin. */
const [ADA, BEN] = [1, 2];
/** Begins with nothing, where spawnServer would copy a platform that stands. */
const FRESH = { NODE_ENV: "production", PORT: "0" };

const without = (...rights: readonly string[]) => [
  "setpriv",
  ...["--bounding-set", "--inh-caps"].flatMap((set) => [set, rights.map((right) => `-${right}`).join(",")]),
];
const ONE_USER = ["unshare", "-Ur"];
const NO_NAMESPACE = [...ONE_USER, "sh", "-c", 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" "$@"'];
const as = (user: number) => ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups"];

const runs = ([command = "", ...args]: readonly string[]) =>
  spawnSync(command, [...args, process.execPath, "-v"]).status;
const isRoot = process.platform === "linux" && process.getuid?.() === 0;
/** As containers and administrators restrict root; not every machine of a test lets that be done. */
const canBe = (under: readonly string[]) => isRoot && runs(under) === 0;

const countPostmasters = (folder: string): number =>
  execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(`${folder}/pg `)).length;
function expectNothingLeft(dataDir: string) {
  expect(countPostmasters(dataDir)).toBe(0);
  for (const name of ["pg.new", "server.lock"]) expect([name, existsSync(join(dataDir, name))]).toEqual([name, false]);
}

/** New, and once more. Answers what it stood on, and what it said. */
async function startTwice(dataDir: string, under: readonly string[]) {
  const told = [];
  for (const time of ["new", "existing"]) {
    const server = await spawnServer(0, dataDir, FRESH, under);
    told.push({ time, isFallback: server.output.includes("slower fallback database") });
    expect(await server.end("SIGTERM")).toBe(0);
    expectNothingLeft(dataDir);
  }
  return told;
}
const REAL = ["new", "existing"].map((time) => ({ time, isFallback: false }));
const FALLBACK = ["new", "existing"].map((time) => ({ time, isFallback: true }));

describe("decisions 1: root runs the database as whom it can", () => {
  test.runIf(isRoot)("below a folder that is closed to all but its owner: as that owner", async () => {
    const closed = join(root, "closed");
    mkdirSync(closed, { mode: 0o700 });
    chownSync(closed, ADA, ADA);
    expect(await startTwice(join(closed, "data"), [])).toEqual(REAL);
    expect(statSync(join(closed, "data/pg")).uid).toBe(ADA);
  });

  test.runIf(isRoot)(
    "below folders that are closed by two owners, where nobody passes both: on the fallback",
    async () => {
      const [outer, inner] = [join(root, "outer"), join(root, "outer/inner")];
      mkdirSync(inner, { recursive: true });
      for (const [path, user] of [
        [inner, BEN],
        [outer, ADA],
      ] as const) {
        chmodSync(path, 0o700);
        chownSync(path, user, user);
      }
      expect(await startTwice(join(inner, "data"), [])).toEqual(FALLBACK);
    },
  );

  test.runIf(canBe(without("chown")))("without the right to give files away", async () => {
    expect(await startTwice(join(root, "no-chown"), without("chown"))).toEqual(REAL);
  });

  test.runIf(canBe(without("setuid", "setgid")))("without the right to become another", async () => {
    expect(await startTwice(join(root, "no-setuid"), without("setuid", "setgid"))).toEqual(REAL);
  });

  test.runIf(canBe(without("kill")))("without the right to end another's processes", async () => {
    expect(await startTwice(join(root, "no-kill"), without("kill"))).toEqual(REAL);
  });

  test.runIf(canBe(ONE_USER))("in a namespace that knows one user", async () => {
    expect(await startTwice(join(root, "one-user"), ONE_USER)).toEqual(REAL);
  });

  test.runIf(canBe(NO_NAMESPACE))("in one that allows no other: on the fallback", async () => {
    expect(await startTwice(join(root, "no-namespace"), NO_NAMESPACE)).toEqual(FALLBACK);
  });
});

describe("decisions 1: a database that exists is never passed over for an empty one", () => {
  const refuse = (dataDir: string, under: readonly string[]) =>
    spawnServer(0, dataDir, FRESH, under).then(
      async (server) => {
        await server.end("SIGTERM");
        return "started";
      },
      (error: Error) => error.message,
    );

  test.runIf(canBe(NO_NAMESPACE))("one that root's namespace made, where none is allowed now", async () => {
    const dataDir = join(root, "no-more");
    await startTwice(dataDir, ONE_USER);
    expect(await refuse(dataDir, NO_NAMESPACE)).toMatch(
      /does not start\. The database in \S+ belongs to root,[^\n]+chown -R/,
    );
    expectNothingLeft(dataDir);
  });

  test.runIf(canBe(as(ADA)))("one that another user made", async () => {
    const dataDir = join(root, "of-nobody");
    await startTwice(dataDir, []);
    const before = readdirSync(dataDir);
    expect(await refuse(dataDir, as(ADA))).toMatch(/does not start\. [^\n]*chown -R 1 \S+\n$/);
    expect(readdirSync(dataDir)).toEqual(before);
  });
});
