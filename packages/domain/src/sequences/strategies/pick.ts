// Knows how one of several is picked so that the same seed picks the same.

/** 32 bits of a text that differ with each of its letters. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A number in [0, 1), the same for the same words. */
export const drawNumber = (...words: readonly (string | number)[]): number => hash(words.join("\n")) / 2 ** 32;
/** From 0, below `count`. */
export const pickIndex = (count: number, ...words: readonly (string | number)[]): number =>
  Math.floor(drawNumber(...words) * count);
