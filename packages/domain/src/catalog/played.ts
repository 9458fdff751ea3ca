// Knows which types of product learners open in the player.
import { PRODUCT_TRAITS } from "./product-traits.ts";
import type { ProductType } from "./product-type.ts";

/** True when it is opened in the player; a path, a classroom and a section have a page on the learner site instead. */
export const hasPlayer = (type: ProductType): boolean => PRODUCT_TRAITS[type].player !== null;
