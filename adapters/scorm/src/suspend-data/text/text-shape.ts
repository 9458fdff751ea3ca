// Knows the settings of a text model, and those of the present one.
import { type BitMemory, createBitMemory, hash } from "../bits/bit-memory.ts";
import { readPrimingAnswers } from "./priming-answers.ts";
import type { ContextShape } from "./text-contexts.ts";

/** Each version of packed text has one shape: any change in it makes text that was packed unreadable. */
export interface TextShape {
  readonly contexts: ContextShape;
  readonly createMemory: () => BitMemory;
  /** How fast the two mixers learn: the one by known contexts, and the one by the situation. */
  readonly hastes: readonly [number, number];
  readonly situations: number;
  /** `prefix`: the bits of the letter so far, after a leading 1; `length`: the letters of the word so far. */
  readonly findSituation: (prefix: number, length: number) => number;
  /** The text that it has read before the first answer. */
  readonly read: () => Uint8Array;
}

export const wordAlone = ({ word }: { readonly word: number }): number => hash(77, word);
export const wordAfterWord = ({ word, before }: { readonly word: number; readonly before: number }): number =>
  hash(hash(99, word), before);

/** At the start of a word, near it, further in it. */
const findStage = (length: number) => (length === 0 ? 0 : length < 3 ? 1 : 2);

export const TEXT_SHAPE: TextShape = {
  contexts: {
    orders: [0, 1, 2, 3, 4],
    words: [wordAlone, wordAfterWord, ({ last, before }) => hash(hash(113, last), before)],
  },
  createMemory: () => createBitMemory(),
  hastes: [0.2, 0.6],
  situations: 3 * 256,
  findSituation: (prefix, length) => prefix + 256 * findStage(length),
  read: readPrimingAnswers,
};
