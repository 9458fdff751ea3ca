// Knows that PostgreSQL starts wherever the data folder lies, and whoever starts it.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "../open-database.ts";
import { findBinaries } from "./binaries.ts";
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
  test("starts in an open folder; a root server runs it as nobody there", async () => {
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

  test("a creation that was interrupted is begun again", async () => {
    const dataDir = join(root, "again");
    mkdirSync(join(dataDir, "pg.new/base"), { recursive: true });
    await startTwice(dataDir);
    expect(existsSync(join(dataDir, "pg.new"))).toBe(false);
  });

  test.runIf(isRoot)("a cluster that exists is run as its owner", () => {
    const binary = findBinaries()?.postgres ?? "";
    expect(chooseUser(join(root, "open/pg"), binary)).toEqual({ prefix: [], uid: 65_534, gid: 65_534 });
  });
});
