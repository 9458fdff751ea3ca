// Knows the links by which a pair of tokens enters a platform, and which pairs live in their tab alone (§7.12,
// decisions 3).
import { readTokenPayload, type TokenPair } from "@academiz/domain/identity";
import type { SitePlatform } from "../ports/index.ts";

/** Where the platforms stand on the site. */
export const SITE_PATHS: Readonly<Record<SitePlatform, string>> = { BACK_OFFICE: "/admin/", FRONT_DYNAMIC: "/" };

/** The path of the page that exchanges a pair; the tokens stand in the fragment, which browsers send to nobody. */
export function writeEntryLink(platform: SitePlatform, { token, refreshToken }: TokenPair): string {
  const pair = `token=${encodeURIComponent(token)}&refreshToken=${encodeURIComponent(refreshToken)}`;
  return `${SITE_PATHS[platform]}auth/sso#${pair}`;
}

/**
 * True for the pair of a preview, a link or an impersonation, and for one that cannot be read: it never replaces a
 * stored session.
 */
export function isNarrowPair({ token }: TokenPair): boolean {
  const payload = readTokenPayload(token);
  return !(payload.ok && payload.value.scope === "session");
}
