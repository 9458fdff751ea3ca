// Knows that narrow tokens live in their tab and hide the stored session there, without touching it (decisions 3).
import type { TokenStore } from "@academiz/application/ports";

type Pair = Parameters<TokenStore["keep"]>[0];

export interface TabFirstStores {
  /** The tokens of this tab alone. */
  readonly tab: TokenStore;
  /** The tokens of the browser. */
  readonly stored: TokenStore;
  /** True for a pair that belongs to the tab. */
  isNarrow(pair: Pair): boolean;
}

/** While the tab holds tokens, only the tab's are read and forgotten. */
export function createTabFirstTokenStore({ tab, stored, isNarrow }: TabFirstStores): TokenStore {
  const current = () => (tab.read() ? tab : stored);
  return {
    read: () => tab.read() ?? stored.read(),
    keep(pair) {
      if (isNarrow(pair)) return tab.keep(pair);
      tab.clear();
      stored.keep(pair);
    },
    clear: () => current().clear(),
    readLive: () => current().readLive(),
    keepLive: (text) => current().keepLive(text),
    readContentSlug: () => current().readContentSlug() ?? tab.readContentSlug(),
    keepContentSlug: (slug) => current().keepContentSlug(slug),
    readReturnUrl: () => current().readReturnUrl(),
    readPlayed: () => current().readPlayed(),
    keepPlayed: (played) => current().keepPlayed(played),
    keepReturnUrl: (url) => current().keepReturnUrl(url),
  };
}
