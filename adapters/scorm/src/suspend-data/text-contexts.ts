// Knows what a writer's next letter depends on: the letters before it, its word, and the word before that.
import { hash } from "./bit-memory.ts";

/** How many letters before the next one each model looks at. */
const ORDERS = [0, 1, 2, 3, 4, 6];
const LONGEST = 6;
/** One context an order, one of the word, one of the word and the one before. */
export const CONTEXTS = ORDERS.length + 2;

const SPACE = 32;
const isCapital = (byte: number) => byte >= 65 && byte <= 90;
const isLetter = (byte: number) => isCapital(byte) || (byte >= 97 && byte <= 122) || (byte >= 128 && byte < 255);

export interface TextContexts {
  /** One number a context. */
  readonly values: Int32Array;
  add(byte: number): void;
  copy(): TextContexts;
}

export function createTextContexts(
  recent: readonly number[] = [],
  words: { readonly word: number; readonly before: number } = { word: 0, before: 0 },
): TextContexts {
  const letters = [...recent];
  let { word, before } = words;
  const values = new Int32Array(CONTEXTS);
  function refresh() {
    ORDERS.forEach((order, at) => {
      let value = order;
      for (let back = 0; back < order; back++) value = hash(value + 1, letters[back] ?? 0);
      values[at] = value;
    });
    values[ORDERS.length] = hash(77, word);
    values[ORDERS.length + 1] = hash(hash(99, word), before);
  }
  refresh();
  return {
    values,
    add(byte) {
      letters.unshift(byte);
      letters.length = Math.min(letters.length, LONGEST);
      if (isLetter(byte)) word = hash(word + 1, isCapital(byte) ? byte + SPACE : byte);
      else if (word !== 0) [before, word] = [word, 0];
      refresh();
    },
    copy: () => createTextContexts(letters, { word, before }),
  };
}
