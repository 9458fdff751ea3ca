// Knows which types of product learners can open by themselves: others are offered nowhere and announced to nobody.
import { PRODUCT_TYPES, type ProductType } from "./product-type.ts";

const PLAYED: Readonly<Record<ProductType, boolean>> = {
  learniz: true,
  game: true,
  scorm: true,
  "smart-sequence": true,
  coursiz: true,
  classiz: true,
  attachment: true,
  section: false,
};

/** True when learners open products of this type by themselves. */
export const isPlayed = (type: ProductType): boolean => PLAYED[type];
/** True when it is opened in the player; a path and a classroom have a page on the learner site instead. */
export const hasPlayer = (type: ProductType): boolean => isPlayed(type) && type !== "coursiz" && type !== "classiz";
/** True when its author can go through it as its learners do, and nothing is kept. */
export const hasPreview = (type: ProductType): boolean => hasPlayer(type) || type === "coursiz";
/** The types that learners open. */
export const PLAYED_TYPES: readonly ProductType[] = PRODUCT_TYPES.filter(isPlayed);
