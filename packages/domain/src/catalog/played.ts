// Knows which types of product learners have a player for: what has none is offered nowhere and announced to nobody.
import { PRODUCT_TYPES, type ProductType } from "./product-type.ts";

const PLAYED: Readonly<Record<ProductType, boolean>> = {
  learniz: true,
  game: true,
  scorm: true,
  "smart-sequence": false,
  coursiz: false,
  classiz: false,
  attachment: false,
  section: false,
};

/** True when learners have a player for products of this type. */
export const isPlayed = (type: ProductType): boolean => PLAYED[type];
/** The types that have a player. */
export const PLAYED_TYPES: readonly ProductType[] = PRODUCT_TYPES.filter(isPlayed);
