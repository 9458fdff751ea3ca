// Knows which files of tests are wide: they go through a whole server once more for one room each. A run of everything
// leaves them out, or takes one third of them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How a file says so of itself, in its first lines. */
const MARK = "// @module-tag wide\n";

const isWide = (path: string): boolean => path.endsWith(".test.ts") && readFileSync(path, "utf8").includes(MARK);

/** 1, 2 or 3, the same for a path in each run. */
const thirdOf = (path: string): string => String(1 + ((createHash("sha256").update(path).digest()[0] ?? 0) % 3));

/**
 * What a run leaves out, by paths from `root`. `taken`: "none" of the wide files, a third ("1" to "3"), or undefined for
 * all of them.
 */
export function leaveOutWide(root: string, within: string, taken: string | undefined): string[] {
  if (taken === undefined) return [];
  return readdirSync(join(root, within), { recursive: true, encoding: "utf8" })
    .map((name) => join(within, name))
    .filter((path) => isWide(join(root, path)) && thirdOf(path) !== taken);
}
