// Knows how a tab remembers where somebody was before they stood in for another.
import type { ReturnPlace } from "@academiz/application/ports";
import { readStored, removeStored, writeStored } from "./guarded-storage.ts";

const PREFIX = "back-office.RETURN.";

/** `readOwner`: who is signed in. `storage`: of the tab. */
export function createTabReturnPlace(storage: Storage, readOwner: () => string): ReturnPlace {
  const nameKey = () => PREFIX + readOwner();
  return {
    keep: (path) => writeStored(storage, nameKey(), path),
    take() {
      const kept = readStored(storage, nameKey());
      removeStored(storage, nameKey());
      // Only a path of this origin: text that somebody else wrote there leads nobody away.
      return kept !== null && /^\/(?![/\\])/.test(kept) ? kept : null;
    },
  };
}
