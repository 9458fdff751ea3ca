// Knows how a tab is told from the others of its browser, also after a reload.
import { readStored, removeStored, writeStored } from "./guarded-storage.ts";

const KEY = "back-office.TAB";

/**
 * `storage` is sessionStorage, `page` the window. The name is stored there only while its page is away: a tab that is
 * opened as a copy of another finds none, and gets a new one. `create` gives a name that nobody has.
 */
export function nameTab(storage: Storage, page: Pick<Window, "addEventListener">, create: () => string): string {
  const name = readStored(storage, KEY) ?? create();
  const take = () => removeStored(storage, KEY);
  take();
  page.addEventListener("pagehide", () => writeStored(storage, KEY, name));
  page.addEventListener("pageshow", take);
  return name;
}
