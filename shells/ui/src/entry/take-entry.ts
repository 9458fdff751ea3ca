// Knows what a link that signs in brings in its address, and that none of it stays there (§2.17, §2.23, §7.12).
import { readOwnPath } from "../addresses/read-own-path.ts";

export interface Entry {
  /** Null where the link was cut. */
  readonly tokens: { readonly token: string; readonly refreshToken: string } | null;
  /** A path of this site to go on to; null: the app's own first page. */
  readonly wanted: string | null;
}

/**
 * Reads the address of a page that exchanges tokens. These may stand in the fragment or in the query; an address to go
 * on to is taken when it belongs to this site, and is not that page itself.
 */
export function readEntry(address: string): Entry {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? url.searchParams.get(name);
  const [token, refreshToken, returnUrl] = [read("token"), read("refreshToken"), read("returnUrl")];
  const wanted = returnUrl === null ? null : readOwnPath(returnUrl, url.origin);
  return {
    tokens: token && refreshToken ? { token, refreshToken } : null,
    wanted: wanted !== null && new URL(wanted, url.origin).pathname === url.pathname ? null : wanted,
  };
}

/** Reads the address and strips it at once. Called before the router reads it; null on any page but `path`. */
export function takeEntry(path: string): Entry | null {
  if (location.pathname !== path) return null;
  const entry = readEntry(location.href);
  history.replaceState(history.state, "", path);
  // A newer link in the same tab only changes the fragment: no page is loaded.
  window.addEventListener("hashchange", () => {
    if (location.pathname === path && readEntry(location.href).tokens) location.reload();
  });
  return entry;
}
