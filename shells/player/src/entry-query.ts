// Knows what a link brings in its query, and that none of it stays in the address (§2.17, §2.20).
import type { TokenPair } from "@academiz/domain/identity";

export interface EntryQuery {
  readonly tokens: TokenPair | null;
  readonly returnUrl: string | null;
}

const SECRETS = ["token", "refreshToken", "returnUrl", "returnBackoffice", "productPerimeterSlug"];

/** Reads the query and strips it from the address at once. */
export function takeEntryQuery(): EntryQuery {
  const url = new URL(location.href);
  const read = (name: string) => url.searchParams.get(name);
  const [token, refreshToken] = [read("token"), read("refreshToken")];
  const returnUrl = read("returnBackoffice") ?? read("returnUrl");
  for (const name of SECRETS) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  return {
    tokens: token !== null && refreshToken !== null ? { token, refreshToken } : null,
    returnUrl: returnUrl !== null && isOwn(returnUrl) ? returnUrl : null,
  };
}

/** An address that somebody else wrote must not lead a learner away. */
function isOwn(address: string): boolean {
  return URL.canParse(address, location.origin) && new URL(address, location.origin).origin === location.origin;
}
