// Knows the address by which somebody enters the player with tokens of their own (§2.17).
import type { TokenPair } from "@academiz/domain/identity";

/** `path`: of the player, from the platform's address. */
export function writePlayerLink(publicUrl: string, path: string, pair: TokenPair): string {
  const query = Object.entries({ token: pair.token, refreshToken: pair.refreshToken, returnUrl: `${publicUrl}/` })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `${publicUrl}${path}?${query}`;
}
