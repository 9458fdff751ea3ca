// Knows how a stack trace names the lines of our sources, though built files run. A map is read when the first trace
// needs it: Node's `--enable-source-maps` reads all of them at the start and takes 30 MB more at rest.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

const PLACE = /(file:\/\/[^\s()]+?\.js):(\d+):(\d+)/g;

function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, "utf8")));
  } catch {
    // A file of a package, which has no map that counts: its own lines are named.
    return null;
  }
}

/** Replaces each place of a built file that has a map beside it by the place in its source. */
export function createPlaceNamer(): (text: string) => string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (url: string) => {
    const known = maps.get(url);
    if (known !== undefined) return known;
    const map = url.includes("/node_modules/") ? null : readMap(url);
    maps.set(url, map);
    return map;
  };
  return (text) =>
    text.replace(PLACE, (place, url: string, line: string, column: string) => {
      const found = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!found || !("originalSource" in found)) return place;
      return `${new URL(found.originalSource, url)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    });
}

/** From now on, the stack of every error names sources. */
export function nameSources(): void {
  const name = createPlaceNamer();
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => name(`    at ${frame}`))].join("\n");
}
