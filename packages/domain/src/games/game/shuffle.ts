// Knows how things are shuffled so that they come back in the same order: by a number that is kept with the answers.

/** Numbers in [0, 1), the same ones for the same seed. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The same things in an order that the seed, a whole number, decides; every order is as likely as any other.
 * @param salt tells lists of one game apart: two of equal length are not shuffled alike.
 */
export function shuffle<T>(list: readonly T[], seed: number, salt = ""): readonly T[] {
  const random = createDice([...salt].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), seed));
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
  }
  return shuffled;
}
