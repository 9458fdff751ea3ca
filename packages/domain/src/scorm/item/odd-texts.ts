// Knows how contents' texts travel that no database holds: NUL, and halves of characters, which packing tools of
// contents write.

/** A noncharacter of Unicode: no text that people write has it. */
const MARK = "\uFDD0";
const ODD = /[\0\uFDD0]|\p{Cs}/gu;
const ESCAPED = /\uFDD0([0-9a-f]{4})/g;

const writeUnit = (unit: string): string => unit.charCodeAt(0).toString(16).padStart(4, "0");

/**
 * Without NUL and halves of characters: each is U+FDD0 and the four hex digits of its unit, as U+FDD0 is itself.
 * `unescapeText` gives it back, whatever it is.
 */
export const escapeText = (text: string): string => text.replace(ODD, (unit) => MARK + writeUnit(unit));

/** The text that `escapeText` was given. */
export const unescapeText = (text: string): string =>
  text.replace(ESCAPED, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** For whoever reads it: at most so many characters, what is odd as `\u0000`. Nothing gives it back. */
export const showText = (text: string, most: number): string =>
  cut(
    cut(text, most).replace(ODD, (unit) => `\\u${writeUnit(unit)}`),
    most,
  );

/** Between characters. */
const cut = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/\p{Cs}$/u, "") : text;
