// Knows how a tab is told from the others of its browser, also after a reload.
import { readStored, writeStored } from "./guarded-storage.ts";

const KEY = "back-office.TAB";

/**
 * `storage` is sessionStorage. `isSame`: the page came back to its tab; a tab that was opened as the copy of another
 * gets a name of its own. `create` gives one that nobody has.
 */
export function nameTab(storage: Storage, isSame: boolean, create: () => string): string {
  const kept = isSame ? readStored(storage, KEY) : null;
  if (kept !== null) return kept;
  const name = create();
  writeStored(storage, KEY, name);
  return name;
}
