// Knows the address of the player of each type of product (§2.17, §2.19), and which types have none.
import { PRODUCT_TRAITS, type ProductType } from "@academiz/domain/catalog";

/**
 * Where learners find a product: its player, the page of a path or a classroom, or their home page where there is
 * neither.
 */
export const writePlace = (publicUrl: string, type: ProductType, slug: string): string =>
  publicUrl + (findPlayerPath(type, slug) ?? findPage(type, slug));

/** What learners are told as its address: a host name of its own where products have one (§2.14). */
export const writeAddress = (
  { publicUrl, playerHosts }: { readonly publicUrl: string; readonly playerHosts: string | null },
  type: ProductType,
  slug: string,
): string =>
  playerHosts !== null && PRODUCT_TRAITS[type].player !== null
    ? `${playerHosts.replace("*", slug)}/`
    : writePlace(publicUrl, type, slug);

/** On the learner site. */
function findPage(type: ProductType, slug: string): string {
  const { page } = PRODUCT_TRAITS[type];
  return page === null ? "/" : `${page}/${slug}`;
}

/** Below the platform's address; null for a type without a player. `slug` names a perimeter; in a preview a product. */
export function findPlayerPath(type: ProductType, slug: string): string | null {
  const { player } = PRODUCT_TRAITS[type];
  return player && `${player}/${slug}`;
}
