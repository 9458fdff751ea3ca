// Knows that a data folder is kept to one server, and that a dead one never keeps it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lockFolder, readBirth } from "./folder-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "academiz-test-"));
const file = join(folder, "lock");
afterAll(() => rmSync(folder, { recursive: true }));

describe("decisions 1: the lock of a data folder", () => {
  test("a living process keeps it; once it is dead it is free", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(child, "spawn");
    const pid = child.pid ?? 0;
    writeFileSync(file, JSON.stringify({ pid, born: readBirth(pid) }));
    expect(() => lockFolder(file)).toThrow(`process ${pid}`);
    child.kill("SIGKILL");
    await once(child, "exit");
    lockFolder(file)();
  });

  test("a process number that is used again is not taken for the process that died", () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, born: "1" }));
    const unlock = lockFolder(file);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ pid: process.pid, born: readBirth(process.pid) });
    unlock();
  });

  test.each(["", "{", "null", '{"pid":1}'])("a damaged lock (%j) closes nothing", (text) => {
    writeFileSync(file, text);
    lockFolder(file)();
  });
});
