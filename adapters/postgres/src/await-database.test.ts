// Knows that a database that still starts is waited for, and one that says no is not.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { awaitDatabase } from "./await-database.ts";
import { chooseUser, findBinaries, startCluster } from "./embedded/index.ts";
import { reachDatabase } from "./open-database.ts";
import { isDatabaseFull, isUnavailable } from "./sql/is-unavailable.ts";
import { startOutside } from "./testing/start-outside.ts";

const root = mkdtempSync(join(tmpdir(), "academiz-await-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const trouble = (code: string) => Object.assign(new Error(code), { code, syscall: "connect" });
const say = (told: string[]) => (words: string) => void told.push(words);

describe("decisions 1: a database that is still starting", () => {
  test("is waited for, and that is reported once", async () => {
    const told: string[] = [];
    const answers = [
      trouble("ECONNREFUSED"),
      Object.assign(new Error("the database system is starting up"), { code: "57P03" }),
    ];
    const reach = async () => {
      const next = answers.shift();
      if (next) throw next;
      return "reached";
    };
    expect(await awaitDatabase(reach, { limit: 30_000, tell: say(told) })).toBe("reached");
    expect(told).toEqual([expect.stringMatching(/does not answer yet; waiting for it, 30 seconds at most/)]);
  });

  test("is given up after its time, and at once when the server is stopped", async () => {
    const refuse = () => Promise.reject(trouble("ECONNREFUSED"));
    await expect(awaitDatabase(refuse, { limit: 600, tell: () => undefined })).rejects.toThrow("ECONNREFUSED");
    const stop = new AbortController();
    const waiting = awaitDatabase(refuse, { limit: 60_000, tell: () => stop.abort(), signal: stop.signal });
    await expect(waiting).rejects.toThrow("ECONNREFUSED");
  });

  test("one that refuses us is not asked again", async () => {
    const told: string[] = [];
    const refuse = () => Promise.reject(Object.assign(new Error("password authentication failed"), { code: "28P01" }));
    await expect(awaitDatabase(refuse, { limit: 30_000, tell: say(told) })).rejects.toThrow("password");
    expect(told).toEqual([]);
  });

  test("a real one that begins after us is reached", { tags: "long" }, async () => {
    const dataDir = join(root, "late");
    mkdirSync(dataDir);
    const binaries = findBinaries();
    const runAs = binaries && chooseUser(join(dataDir, "pg"), binaries.postgres);
    if (!binaries || !runAs) throw new Error("no PostgreSQL can be started here");
    const socket = encodeURIComponent(join(dataDir, "pg"));
    let starting: ReturnType<typeof startCluster> | undefined;
    const reached = await reachDatabase({
      url: `postgres://academiz@/postgres?host=${socket}`,
      patience: {
        limit: 30_000,
        tell() {
          starting = startCluster(dataDir, binaries, runAs);
        },
      },
    });
    await reached.ping();
    await reached.close();
    await (await starting)?.stop();
  });
});

test("a name with several addresses, none of which answers, is out of reach as a single one is", () => {
  expect(isUnavailable(new AggregateError([trouble("ECONNREFUSED"), trouble("ECONNREFUSED")]))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error("a bug")]))).toBe(false);
});

test("a database without room is recognised, also behind the error of a statement", () => {
  const full = Object.assign(new Error("could not extend file"), { code: "53100" });
  expect([full, new Error("Failed query", { cause: full })].map(isDatabaseFull)).toEqual([true, true]);
  expect([new Error("x"), Object.assign(new Error("x"), { code: "23505" })].map(isDatabaseFull)).toEqual([
    false,
    false,
  ]);
});

describe("decisions 1: servers on one database", () => {
  test("see whether they keep their documents in one place, as long as they run", { tags: "long" }, async () => {
    const outside = await startOutside();
    const open = async (place: string) => {
      const reached = await reachDatabase({ url: outside.url(), place });
      await reached.migrate();
      return reached;
    };
    const [one, same] = [await open("a folder"), await open("a folder")];
    expect(await one.isPlaceShared()).toBe(true);
    const other = await open("another folder");
    expect([await one.isPlaceShared(), await other.isPlaceShared()]).toEqual([false, false]);
    await other.close();
    expect(await same.isPlaceShared()).toBe(true);
    await Promise.all([one.close(), same.close()]);
    await outside.stop();
  });
});
