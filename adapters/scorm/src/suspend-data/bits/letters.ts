// Knows how bytes are written so that no LMS changes them: in the 64 letters that every transport preserves, or, where
// room is short, in 85.

const SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** All printable ASCII but the space and the nine that XML, JSON, forms or addresses escape: " ' \ < > & ` % + */
const DENSE = "!#$()*,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~";

const indexLetters = (letters: string) => new Map([...letters].map((letter, value) => [letter, value]));
const SAFE_VALUES = indexLetters(SAFE);
const DENSE_VALUES = indexLetters(DENSE);

/** 4 letters for 3 bytes, no filling at the end. */
export function toSafeLetters(bytes: Uint8Array): string {
  let text = "";
  let [held, width] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (width += 8; width >= 6; width -= 6) text += SAFE[(held >>> (width - 6)) & 63];
    held &= 63;
  }
  return width > 0 ? text + SAFE[(held << (6 - width)) & 63] : text;
}

/** Null for text with any other letter. */
export function fromSafeLetters(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let [held, width] = [0, 0];
  for (const letter of text) {
    const value = SAFE_VALUES.get(letter);
    if (value === undefined) return null;
    held = ((held & 63) << 6) | value;
    width += 6;
    if (width < 8) continue;
    width -= 8;
    bytes.push((held >>> width) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** 5 letters for 4 bytes; the last 1 to 3 bytes take one letter more than they are. */
export function toDenseLetters(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += 4) {
    const count = Math.min(4, bytes.length - from);
    let group = 0;
    for (let at = 0; at < 4; at++) group = group * 256 + (bytes[from + at] ?? 0);
    for (let at = 0; at <= count; at++) text += DENSE[Math.floor(group / 85 ** (4 - at)) % 85];
  }
  return text;
}

/** Null for text with any other letter, or with letters that no bytes give. */
export function fromDenseLetters(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let from = 0; from < text.length; from += 5) {
    const count = Math.min(5, text.length - from) - 1;
    let group = 0;
    for (let at = 0; at < 5; at++) {
      // The missing letters were cut off: the highest letter in their place leads back to the same bytes.
      const value = from + at < text.length ? DENSE_VALUES.get(text[from + at] ?? "") : 84;
      if (value === undefined) return null;
      group = group * 85 + value;
    }
    if (count === 0 || group > 0xffffffff) return null;
    for (let at = 0; at < count; at++) bytes.push(Math.floor(group / 256 ** (3 - at)) % 256);
  }
  return Uint8Array.from(bytes);
}
