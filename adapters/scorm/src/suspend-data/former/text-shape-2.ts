// Knows the model of what people write that the second version packed with.
import { PRIMING_TEXT } from "../text/priming-text.ts";
import { type TextShape, wordAfterWord, wordAlone } from "../text/text-shape.ts";
import { createBitMemory2 } from "./bit-memory-2.ts";

export const TEXT_SHAPE_2: TextShape = {
  contexts: { orders: [0, 1, 2, 3, 4, 6], words: [wordAlone, wordAfterWord] },
  createMemory: () => createBitMemory2(),
  hastes: [0.3, 1],
  situations: 256,
  findSituation: (prefix) => prefix,
  read: () => new TextEncoder().encode(PRIMING_TEXT),
};
