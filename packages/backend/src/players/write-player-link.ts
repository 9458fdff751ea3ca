// Knows the address by which somebody enters the player with tokens of their own (§2.17).
import type { ProductType } from "@academiz/domain/catalog";
import type { TokenPair } from "@academiz/domain/identity";
import { playerPath } from "./player-path.ts";

export function writePlayerLink(
  publicUrl: string,
  { productType, slug }: { readonly productType: ProductType; readonly slug: string },
  pair: TokenPair,
): string {
  const query = Object.entries({ token: pair.token, refreshToken: pair.refreshToken, returnUrl: `${publicUrl}/` })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `${publicUrl}${playerPath(productType, slug)}?${query}`;
}
