// Knows how slugs are made and kept apart.

const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
const SLUG_LENGTH = 10;

/**
 * A random slug: 10 characters of a–z and 0–9 (§9.6). It may be taken already: `createFreeSlug` asks.
 * @param random gives numbers in [0, 1), as `Math.random` does.
 */
export function createSlug(random: () => number): string {
  let slug = "";
  for (let n = 0; n < SLUG_LENGTH; n++) slug += ALPHABET[Math.floor(random() * ALPHABET.length)] ?? "a";
  return slug;
}

/**
 * `wanted` itself when it is free, else the first free of `wanted-2`, `wanted-3`, …: the same answer for the same taken
 * slugs.
 */
export function deriveFreeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  let n = 2;
  while (isTaken(`${wanted}-${n}`)) n++;
  return `${wanted}-${n}`;
}

/**
 * A random slug of a–z and 0–9 that is not taken yet (§5.23): 10 characters, followed by `-2`, `-3`, … where `random`
 * repeats itself.
 * @param random gives numbers in [0, 1).
 */
export function createFreeSlug(random: () => number, isTaken: (slug: string) => boolean): string {
  return deriveFreeSlug(createSlug(random), isTaken);
}
