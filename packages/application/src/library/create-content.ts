// Knows the content that a new product begins with. It comes with the first that is made, not with the list: all types
// of products are behind it.
import type { ProductType } from "@academiz/domain/catalog";
import { PRODUCT_KINDS } from "@academiz/domain/products";

/** A package is uploaded, and a game begins with what its own type of game says. */
export type NewType = Exclude<ProductType, "scorm" | "game">;

export const createContent = (
  type: NewType,
  words: Omit<Parameters<(typeof PRODUCT_KINDS)[NewType]["create"]>[0], "strategy">,
  random: () => number,
): ReturnType<(typeof PRODUCT_KINDS)[NewType]["create"]> =>
  PRODUCT_KINDS[type].create({ ...words, strategy: "" }, random);
