// Knows the parts of a kind that holds no game, and those of one that holds one content.
import type { PlainBlock } from "../rich-text/rich-text.ts";
import { NO_PARTS } from "./parts.ts";

/** Nothing but rich text is mended. */
export const plain = {
  mend: <I>(one: I): I => one,
  findGame: () => null,
} as const;

/** It is one whole. */
export const keepWhole = <I>(one: I): readonly I[] => [one];

/** It holds no rich text. */
export const wordless = {
  listBlocks: (): readonly PlainBlock[] => [],
  changeBlocks: <I>(one: I): I => one,
} as const;

/** It has no parts that are opened one by one. */
export const partless = { listParts: () => NO_PARTS } as const;
/** Nothing of it is written part by part. */
export const unparted = { listUnwritten: () => [] } as const;
