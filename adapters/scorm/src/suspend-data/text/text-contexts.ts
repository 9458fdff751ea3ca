// Knows what a writer's next letter depends on: the letters before it, its word, and the word before that.
import { hash } from "../bits/bit-memory.ts";

/** The words around the next letter, each as one number, 0 for none; `last`: the letter before it. */
export interface WordsAround {
  readonly word: number;
  readonly before: number;
  readonly last: number;
}

/**
 * The contexts: one for each order (how many letters before the next one it looks at), and those of the words around.
 */
export interface ContextShape {
  readonly orders: readonly number[];
  readonly words: readonly ((around: WordsAround) => number)[];
}

const LONGEST = 6;
const SPACE = 32;
const isCapital = (byte: number) => byte >= 65 && byte <= 90;
const isLetter = (byte: number) => isCapital(byte) || (byte >= 97 && byte <= 122) || (byte >= 128 && byte < 255);

export interface TextContexts {
  /** One number for each context. */
  readonly values: Int32Array;
  /** How many letters the word has so far. */
  readLength(): number;
  add(byte: number): void;
  copy(): TextContexts;
}

const NOTHING = { letters: [] as readonly number[], word: 0, before: 0, length: 0 };

export function createTextContexts(shape: ContextShape, read: typeof NOTHING = NOTHING): TextContexts {
  const letters = [...read.letters];
  let { word, before, length } = read;
  const values = new Int32Array(shape.orders.length + shape.words.length);
  function refresh() {
    shape.orders.forEach((order, at) => {
      let value = order;
      for (let back = 0; back < order; back++) value = hash(value + 1, letters[back] ?? 0);
      values[at] = value;
    });
    const around = { word, before, last: letters[0] ?? 0 };
    shape.words.forEach((join, at) => {
      values[shape.orders.length + at] = join(around);
    });
  }
  refresh();
  return {
    values,
    readLength: () => length,
    add(byte) {
      letters.unshift(byte);
      letters.length = Math.min(letters.length, LONGEST);
      if (isLetter(byte)) {
        word = hash(word + 1, isCapital(byte) ? byte + SPACE : byte);
        length++;
      } else if (word !== 0) [before, word, length] = [word, 0, 0];
      refresh();
    },
    copy: () => createTextContexts(shape, { letters, word, before, length }),
  };
}
