// Knows whether the address of a file still opens it: as long as something names its bytes (decision 0030).
import type { Clock } from "../ports/index.ts";

export interface FileRights {
  /** Something names these bytes: a file of a library, an export, a picture of a client. */
  isOpen(key: string): Promise<boolean>;
  /** What is known is asked for anew: something may have been removed. */
  forget(): void;
}

/** Milliseconds for which a yes is believed: as long as a removal on another server may be overlooked at most. */
export const RIGHT_LIFETIME = 3_000;
/** Keys that are known at a time. */
const MOST = 10_000;

/** One question for all the parts of a film that are asked for within moments; a no is never kept. */
export function createFileRights(isNamed: (key: string) => Promise<boolean>, clock: Clock): FileRights {
  let known = new Map<string, number>();
  return {
    async isOpen(key) {
      const now = clock.now();
      const until = known.get(key) ?? 0;
      if (until > now && until <= now + RIGHT_LIFETIME) return true;
      // What is forgotten meanwhile takes this answer with it.
      const here = known;
      if (!(await isNamed(key))) return false;
      if (here.size >= MOST) here.clear();
      here.set(key, now + RIGHT_LIFETIME);
      return true;
    },
    forget() {
      known = new Map();
    },
  };
}
