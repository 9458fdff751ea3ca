// Knows a token store that forgets with the process.
import type { TokenStore } from "@academiz/application/ports";
import type { TokenPair } from "@academiz/domain/identity";

/**
 * A store of tokens that forgets with the process.
 * @param tokens that it holds at first; null for none.
 */
export function createMemoryTokenStore(tokens: TokenPair | null = null): TokenStore {
  let pair = tokens;
  let live: string | null = null;
  let contentSlug: string | null = null;
  let returnUrl: string | null = null;
  let played: ReturnType<TokenStore["readPlayed"]> = { type: null, slug: null };
  return {
    read() {
      if (pair && pair.token.split(".").length !== 3) pair = null;
      return pair;
    },
    keep(next) {
      pair = next;
    },
    clear() {
      pair = null;
      live = null;
    },
    readLive: () => live,
    keepLive(text) {
      live = text;
    },
    readContentSlug: () => contentSlug,
    keepContentSlug(slug) {
      contentSlug = slug;
    },
    readPlayed: () => played,
    keepPlayed(next) {
      played = next;
    },
    readReturnUrl: () => returnUrl,
    keepReturnUrl(url) {
      returnUrl = url;
    },
  };
}
