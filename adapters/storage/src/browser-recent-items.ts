// Knows how a device remembers where each of its people went last in the office, but never the people whom they
// visited.
import type { PaletteItem, RecentItems } from "@academiz/application/ports";
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { readStoredJson, writeStored } from "./guarded-storage.ts";

const MOST = 6;

/** `owner`: who is signed in. */
export function createBrowserRecentItems(storage: Storage, owner: () => string): RecentItems {
  const key = () => `back-office.RECENT.${owner()}`;
  const write = (items: readonly PaletteItem[]) => writeStored(storage, key(), JSON.stringify(items));
  const read = (): readonly PaletteItem[] => {
    const kept = readStoredJson(storage, key());
    const known: readonly unknown[] = Array.isArray(kept) ? kept : [];
    const items = known.filter(isItem).slice(0, MOST);
    // A former version kept people too: they are removed at the first look.
    if (known.length > items.length) write(items);
    return items;
  };
  return {
    read,
    keep(item) {
      if (item.kind === "person") return;
      const others = read().filter((one) => nameItem(one) !== nameItem(item));
      write([item, ...others].slice(0, MOST));
    },
  };
}

const nameItem = (item: PaletteItem): string => `${item.kind} ${"id" in item ? item.id : item.slug}`;

/** Another version may have written it, or somebody by hand. */
function isItem(kept: unknown): kept is PaletteItem {
  if (typeof kept !== "object" || kept === null || !("kind" in kept)) return false;
  const item: Readonly<Record<string, unknown>> = { ...kept };
  const has = (...names: readonly string[]) => names.every((name) => typeof item[name] === "string");
  switch (item["kind"]) {
    case "place":
      return has("id");
    case "product":
      return has("slug", "name") && PRODUCT_TYPES.some((type) => type === item["type"]);
    case "file":
      return has("slug", "name");
    default:
      return false;
  }
}
