// Knows how a tab is told from the others of its browser, also after a reload.
import { readStored, removeStored, writeStored } from "./guarded-storage.ts";

const KEY = "back-office.TAB";

/**
 * `storage` is sessionStorage, `page` the window. The name lies there only while its page is away: a tab that is opened
 * as the copy of another finds none, and gets one of its own. `create` gives one that nobody has.
 */
export function nameTab(storage: Storage, page: Pick<Window, "addEventListener">, create: () => string): string {
  const name = readStored(storage, KEY) ?? create();
  const take = () => removeStored(storage, KEY);
  take();
  page.addEventListener("pagehide", () => writeStored(storage, KEY, name));
  page.addEventListener("pageshow", take);
  return name;
}
