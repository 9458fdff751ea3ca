// Knows that PostgreSQL starts wherever the data folder lies, and whoever starts it.
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase, reachDatabase, reachFallbackDatabase } from "../open-database.ts";
import { findBinaries } from "./binaries.ts";
import { startCluster } from "./cluster.ts";
import { chooseUser } from "./unprivileged.ts";

const root = mkdtempSync(join(tmpdir(), "academiz-test-"));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const isRoot = process.getuid?.() === 0;

async function startTwice(dataDir: string) {
  for (const time of ["new", "existing"]) {
    const database = await openDatabase({ dataDir });
    expect({ time, kind: database.kind }).toEqual({ time, kind: "embedded" });
    await database.ping();
    await database.close();
  }
}

describe("decisions 1: the embedded PostgreSQL", () => {
  test("starts in an open folder; a server that is root runs it as the user nobody", async () => {
    const dataDir = join(root, "open");
    await startTwice(dataDir);
    expect(statSync(join(dataDir, "pg")).mode & 0o077).toBe(0);
    if (isRoot) expect(statSync(join(dataDir, "pg")).uid).toBe(65_534);
  });

  test("starts under a closed folder", async () => {
    const closed = join(root, "closed");
    mkdirSync(closed, { mode: 0o700 });
    await startTwice(join(closed, "data"));
  });

  test("starts where the path is too long for a socket, and leaves no folder of sockets behind", async () => {
    const before = readdirSync(tmpdir());
    await startTwice(join(root, "long".repeat(30)));
    const left = readdirSync(tmpdir()).filter((name) => /^academiz-[0-9a-f]{8}-/.test(name) && !before.includes(name));
    expect(left).toEqual([]);
  });

  test("a creation that was interrupted begins again", async () => {
    const dataDir = join(root, "again");
    mkdirSync(join(dataDir, "pg.new/base"), { recursive: true });
    await startTwice(dataDir);
    expect(existsSync(join(dataDir, "pg.new"))).toBe(false);
  });

  test.runIf(isRoot)(
    "below a folder that is closed to all but its owner it runs as that owner, tried without a trace",
    () => {
      const theirs = join(root, "theirs");
      mkdirSync(theirs, { mode: 0o700 });
      // Any user with a name.
      chownSync(theirs, 1, 1);
      expect(chooseUser(join(theirs, "pg"), findBinaries()?.postgres ?? "")).toEqual({ prefix: [], uid: 1, gid: 1 });
      expect(readdirSync(theirs)).toEqual([]);
    },
  );

  test.runIf(isRoot)("as nobody at all below folders that two owners close", () => {
    const [theirs, inner] = [join(root, "outer"), join(root, "outer/inner")];
    mkdirSync(inner, { recursive: true });
    for (const [path, user] of [
      [inner, 1],
      [theirs, 2],
    ] as const) {
      chmodSync(path, 0o700);
      chownSync(path, user, user);
    }
    expect(chooseUser(join(inner, "pg"), findBinaries()?.postgres ?? "")).toBeNull();
    expect(readdirSync(inner)).toEqual([]);
  });

  test.runIf(isRoot)("a creation that fails is one sentence, and leaves nothing", async () => {
    const dataDir = join(root, "nameless");
    mkdirSync(dataDir, { mode: 0o755 });
    const binaries = findBinaries() ?? { postgres: "", initdb: "" };
    const creating = startCluster(dataDir, binaries, { prefix: [], uid: 51_234, gid: 51_234 });
    await expect(creating).rejects.toThrow(/^No database can be made in \S+: could not look up [^\n]+$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("a platform that was begun on the fallback goes on there, and finds no empty database", async () => {
    const dataDir = join(root, "fallen");
    await (await reachFallbackDatabase(dataDir, "for a test.")).close();
    const again = await reachDatabase({ dataDir });
    expect(again).toMatchObject({ kind: "fallback", warning: expect.stringContaining("begun with it") });
    await again.close();
  }, 120_000);

  test.runIf(isRoot)("a cluster that exists is run as its owner", () => {
    const binary = findBinaries()?.postgres ?? "";
    expect(chooseUser(join(root, "open/pg"), binary)).toEqual({ prefix: [], uid: 65_534, gid: 65_534 });
  });
});
