// Knows the code by which a slot is signed (decisions 11): eight characters of a window of time, and how they are
// typed.

/** Makes a keyed digest of a text, which nobody can make without the key: 22 characters or more of base64url. */
export type KeyedDigest = (text: string) => string;

/** How long one code is shown, in milliseconds. */
export const CODE_WINDOW = 30_000;
/** Letters that look like another one are left out: 0 and O, 1, I and L, U and V. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/**
 * Characters of the digest that are read: 72 bits are so many more than a code needs that all letters are about
 * equally likely.
 */
const READ = 12;

/** The number of the window that an instant lies in, counted from the epoch. */
export const findCodeWindow = (at: number): number => Math.floor(at / CODE_WINDOW);

/** The code of a slot in a window. */
export function spellCode(slotSlug: string, window: number, digest: KeyedDigest): string {
  let rest = 0n;
  for (const letter of digest(`slot code ${slotSlug} ${window}`).slice(0, READ))
    rest = rest * 64n + BigInt(BASE64URL.indexOf(letter));
  let code = "";
  for (let at = 0; at < LENGTH; at += 1) {
    code += LETTERS[Number(rest % BigInt(LETTERS.length))];
    rest /= BigInt(LETTERS.length);
  }
  return code;
}

/** What somebody typed, in any case, with spaces and dashes; null for what is no code. */
export function readTypedCode(text: string): string | null {
  const code = text.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
