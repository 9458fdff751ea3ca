// Knows which types of product there are (§7.78).

/** Every type of product that authors make, by its name in addresses (§7.78). */
export const PRODUCT_TYPES = [
  "learniz",
  "game",
  "scorm",
  "smart-sequence",
  "coursiz",
  "classiz",
  "attachment",
  "section",
] as const;
/** A type of product, by its name in addresses (§7.78). */
export type ProductType = (typeof PRODUCT_TYPES)[number];
