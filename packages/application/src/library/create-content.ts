// Knows the content of a new product. It is loaded with the first product that is made, not with the list, because it
// needs all types of products.
import { PRODUCT_KINDS } from "@academiz/domain/products";

export type NewType = "learniz" | "section" | "coursiz" | "classiz" | "attachment" | "smart-sequence";

export const createContent = (
  type: NewType,
  words: Omit<Parameters<(typeof PRODUCT_KINDS)[NewType]["create"]>[0], "strategy">,
  random: () => number,
): ReturnType<(typeof PRODUCT_KINDS)[NewType]["create"]> =>
  PRODUCT_KINDS[type].create({ ...words, strategy: "" }, random);
