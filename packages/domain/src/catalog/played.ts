// Knows which types of product learners can open by themselves: others are offered nowhere and announced to nobody.
import { PRODUCT_TRAITS } from "./product-traits.ts";
import type { ProductType } from "./product-type.ts";

/** True when it is opened in the player; a path and a classroom have a page on the learner site instead. */
export const hasPlayer = (type: ProductType): boolean => PRODUCT_TRAITS[type].player !== null;
/** True when learners open products of this type by themselves. */
export const isPlayed = (type: ProductType): boolean => hasPlayer(type) || PRODUCT_TRAITS[type].page !== null;
/** True when its author can go through it as its learners do, and nothing is kept. */
export const hasPreview = (type: ProductType): boolean => PRODUCT_TRAITS[type].hasPreview;
