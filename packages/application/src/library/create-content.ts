// Knows the content that a new product begins with. It comes with the first that is made, not with the list: all types
// of products are behind it.
import { PRODUCT_KINDS } from "@academiz/domain/products";

export type NewType = "learniz" | "section" | "coursiz" | "classiz" | "attachment" | "smart-sequence";

export const createContent = (
  type: NewType,
  words: Omit<Parameters<(typeof PRODUCT_KINDS)[NewType]["create"]>[0], "strategy">,
  random: () => number,
): ReturnType<(typeof PRODUCT_KINDS)[NewType]["create"]> =>
  PRODUCT_KINDS[type].create({ ...words, strategy: "" }, random);
