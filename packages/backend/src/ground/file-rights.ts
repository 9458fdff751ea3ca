// Knows whether the address of a file still opens it: as long as something names its bytes (decision 0030).
import type { Clock } from "../ports/index.ts";

export interface FileRights {
  /** True while something names these bytes: a file of a library, an export, a picture of a client. */
  isOpen(key: string): Promise<boolean>;
  /** Forgets all answers: something may have been removed. */
  forget(): void;
}

/** Milliseconds for which a yes is kept: the longest that a removal on another server may be overlooked. */
export const RIGHT_LIFETIME = 3_000;
/** How many keys are kept at a time. */
const MOST = 10_000;

/** Asks once for all the parts of a film that are requested within moments; a no is never kept. */
export function createFileRights(isNamed: (key: string) => Promise<boolean>, clock: Clock): FileRights {
  let known = new Map<string, number>();
  return {
    async isOpen(key) {
      const now = clock.now();
      const until = known.get(key) ?? 0;
      if (until > now && until <= now + RIGHT_LIFETIME) return true;
      // If the answers are forgotten meanwhile, this one is too.
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
