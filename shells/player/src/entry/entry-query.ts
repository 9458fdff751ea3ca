// Knows what a link brings in its query, and that none of it stays in the address (§2.17, §2.20).
import type { TokenPair } from "@academiz/domain/identity";
import { readOwnPath } from "@academiz/ui";

export interface EntryQuery {
  readonly tokens: TokenPair | null;
  readonly returnUrl: string | null;
  /**
   * The slug of the chapter or slide where a preview begins, or of the page that a learner asked for. It is no secret,
   * so that a reload of a preview begins there again.
   */
  readonly startSlug: string | null;
  /** True where the site opened it from what this device holds; a reload keeps it so. */
  readonly isKept: boolean;
}

const SECRETS = ["token", "refreshToken", "returnUrl", "returnBackoffice", "productPerimeterSlug"];

/** Reads the query of an address, the page's own or a given one, and removes the page's query at once. */
export function takeEntryQuery(url = new URL(location.href)): EntryQuery {
  const read = (name: string) => url.searchParams.get(name);
  const [token, refreshToken] = [read("token"), read("refreshToken")];
  const returnUrl = read("returnBackoffice") ?? read("returnUrl");
  for (const name of SECRETS) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  return {
    tokens: token !== null && refreshToken !== null ? { token, refreshToken } : null,
    startSlug: read("at"),
    isKept: url.searchParams.has("kept"),
    returnUrl: returnUrl === null ? null : readOwnPath(returnUrl, location.origin),
  };
}
