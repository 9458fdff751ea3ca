// Knows where a player of each type of product stands (§2.17, §2.19).
import type { ProductType } from "@academiz/domain/catalog";

/** From the platform's address. `slug` is of a perimeter; in a preview of a product. */
export const playerPath = (type: ProductType, slug: string): string =>
  type === "scorm" || type === "game" ? `/play/${type}/${slug}` : `/play/${slug}`;
