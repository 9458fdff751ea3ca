// Knows the parts of a kind that holds no game, and those of a kind that holds a single content.
import type { PlainBlock } from "../rich-text/rich-text.ts";
import { NO_PARTS } from "./parts.ts";

/** For a kind in which only rich text is mended. */
export const plain = {
  mend: <I>(one: I): I => one,
  findGame: () => null,
} as const;

/** For a kind that is never split. */
export const keepWhole = <I>(one: I): readonly I[] => [one];

/** For a kind without rich text. */
export const wordless = {
  listBlocks: (): readonly PlainBlock[] => [],
  changeBlocks: <I>(one: I): I => one,
} as const;

/** For a kind without parts that are opened one by one. */
export const partless = { listParts: () => NO_PARTS } as const;
/** For a kind that is not written part by part. */
export const unparted = { listUnwritten: () => [] } as const;
