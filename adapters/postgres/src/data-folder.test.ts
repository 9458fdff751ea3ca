// Knows that a data folder is made with the folders above it, and that one that cannot be made is reported by its
// setting.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeDataFolder } from "./data-folder.ts";

const isRoot = process.platform === "linux" && process.getuid?.() === 0;
/** Containers often forbid it. */
const canMount = isRoot && spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;
const home = mkdtempSync(join(tmpdir(), "academiz-folder-"));
afterAll(() => rmSync(home, { recursive: true }));

describe("decisions 1: the data folder", () => {
  test("is made with the folders above it, closed as asked; once it exists it is left alone", () => {
    const path = join(home, "a", "b", "c");
    makeDataFolder(path, 0o700);
    makeDataFolder(path, 0o711);
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });
  test("that is a file, or lies in one, is reported", () => {
    writeFileSync(join(home, "file"), "");
    for (const path of [join(home, "file"), join(home, "file", "inside")])
      expect(() => makeDataFolder(path, 0o700)).toThrow(/^The data folder \(DATA_DIR\)/);
  });
  test("folders that were made for nothing are removed again, down to those that others made", () => {
    mkdirSync(join(home, "theirs"));
    makeDataFolder(join(home, "theirs", "a", "b"), 0o700)();
    expect(readdirSync(join(home, "theirs"))).toEqual([]);
  });
  test.runIf(canMount)("on a disk that is read-only is told", () => {
    const place = join(home, "read-only");
    mkdirSync(place);
    execFileSync("mount", ["-t", "tmpfs", "-o", "ro,size=1m", "tmpfs", place]);
    try {
      expect(() => makeDataFolder(place, 0o700)).toThrow(
        /^The data folder \(DATA_DIR\) lies on a disk that is read-only/,
      );
    } finally {
      execFileSync("umount", [place]);
    }
  });
  test.runIf(process.platform === "linux")("where nothing can be made is told, and not tried for ever", () => {
    expect(() => makeDataFolder("/proc/academiz/data", 0o700)).toThrow(/^The data folder \(DATA_DIR\)/);
  });
});
