// Knows which files of a shell are loaded with the first one: its static imports, and theirs, without dynamic imports.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;

/** Absolute paths, `entry` among them. */
export function listReached(entry: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path) || !existsSync(path)) return;
    reached.add(path);
    for (const [, named = ""] of readFileSync(path, "utf8").matchAll(IMPORT)) visit(resolve(dirname(path), named));
  };
  visit(entry);
  return reached;
}
