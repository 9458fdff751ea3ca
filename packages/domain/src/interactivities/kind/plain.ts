// Knows the parts of a kind that holds no game, and those of one that holds one content.
import type { RichTextBlock } from "../rich-text/rich-text.ts";

/** Nothing but rich text is mended. */
export const plain = {
  mend: <I>(one: I): I => one,
  findGame: () => null,
} as const;

/** It is one whole. */
export const keepWhole = <I>(one: I): readonly I[] => [one];

/** It holds no rich text. */
export const wordless = {
  listBlocks: (): readonly RichTextBlock[] => [],
  changeBlocks: <I>(one: I): I => one,
} as const;
