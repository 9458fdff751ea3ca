// Knows where a browser keeps an app's tokens: under the app's name, in the storage that fits the kind of session
// (§3.8, decisions 3).
import type { TokenStore } from "@academiz/application/ports";
import { readStored, removeStored, writeStored } from "./guarded-storage.ts";

const KEYS = {
  token: "ACCESS_TOKEN",
  refreshToken: "REFRESH_TOKEN",
  contentSlug: "CONTENT_SLUG",
  returnUrl: "RETURN_URL",
  type: "PRODUCT_TYPE",
  slug: "PRODUCT_PERIMETER_SLUG",
  messaging: "MERCURE_TOKEN",
} as const;

/**
 * `storage` is localStorage for a signed-in person and sessionStorage for the narrow tokens of a preview or a link,
 * which live in their tab and never replace a stored session.
 */
export function createBrowserTokenStore(app: string, storage: Storage): TokenStore {
  const key = (name: keyof typeof KEYS) => `${app}.${KEYS[name]}`;
  const read = (name: keyof typeof KEYS) => readStored(storage, key(name));
  const remove = (name: keyof typeof KEYS) => removeStored(storage, key(name));
  return {
    read() {
      const token = read("token");
      const refreshToken = read("refreshToken");
      if (token === null || refreshToken === null) return null;
      if (token.split(".").length !== 3) {
        remove("token");
        return null;
      }
      return { token, refreshToken };
    },
    keep(tokens) {
      writeStored(storage, key("token"), tokens.token);
      writeStored(storage, key("refreshToken"), tokens.refreshToken);
    },
    clear() {
      remove("token");
      remove("refreshToken");
      remove("messaging");
    },
    readLive: () => read("messaging"),
    keepLive: (text) => writeStored(storage, key("messaging"), text),
    readContentSlug: () => read("contentSlug"),
    keepContentSlug: (slug) => writeStored(storage, key("contentSlug"), slug),
    readReturnUrl: () => read("returnUrl"),
    keepReturnUrl: (url) => writeStored(storage, key("returnUrl"), url),
    readPlayed: () => ({ type: read("type"), slug: read("slug") }),
    keepPlayed(played) {
      writeStored(storage, key("type"), played.type);
      writeStored(storage, key("slug"), played.slug);
    },
  };
}
