// Knows how what a build made of a text is kept on the disk for the builds of the other apps, and for the next ones.
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const KEPT = fileURLToPath(new URL("../../node_modules/.cache/academiz/", import.meta.url));

export interface KeptWork {
  /** What was made of the same parts, or else what `make` makes of them now. */
  of(parts: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** `room`: the name of a folder. Results of another basis, such as other versions of what makes them, are not found. */
export function keepWork(room: string, basis: string): KeptWork {
  mkdirSync(KEPT + room, { recursive: true });
  return {
    async of(parts, make) {
      const hash = createHash("sha256").update(basis);
      for (const part of parts) hash.update("\0").update(part);
      const place = `${KEPT}${room}/${hash.digest("hex")}`;
      const kept = read(place);
      if (kept) return kept;
      const made = await make();
      // Under another name first: a build that is interrupted, or another beside it, leaves no half of a file.
      const draft = `${place}.${randomUUID()}`;
      writeFileSync(draft, made);
      renameSync(draft, place);
      return made;
    },
  };
}

function read(place: string): Uint8Array | null {
  try {
    return readFileSync(place);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
