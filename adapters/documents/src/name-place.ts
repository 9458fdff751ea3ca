// Knows by which word two servers tell whether they keep their documents in one place.
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Place =
  | { readonly folder: string }
  | { readonly endpoint?: string | undefined; readonly bucket: string; readonly prefix?: string | undefined };

/** A folder is given a word once: who finds it there sees the same folder, whatever the path. */
export function namePlace(place: Place): string {
  if ("bucket" in place) return [place.endpoint ?? "", place.bucket, place.prefix ?? ""].join("|");
  const file = join(place.folder, "place");
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomUUID(), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
