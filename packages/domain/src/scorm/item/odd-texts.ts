// Knows how to store texts of contents that no database holds: with NUL, or halves of characters, which compressing
// contents write.
import { cutText } from "../../kernel/index.ts";

/** A noncharacter of Unicode, which people never write. */
const MARK = "\uFDD0";
const ODD = /[\0\uFDD0]|\p{Cs}/gu;
const ESCAPED = /\uFDD0([0-9a-f]{4})/g;

const writeUnit = (unit: string): string => unit.charCodeAt(0).toString(16).padStart(4, "0");

/**
 * The text without NUL and halves of characters: each becomes U+FDD0 and the four hex digits of its unit, and so does
 * U+FDD0 itself. `unescapeText` restores any text.
 */
export const escapeText = (text: string): string => text.replace(ODD, (unit) => MARK + writeUnit(unit));

/** The text that `escapeText` was given. */
export const unescapeText = (text: string): string =>
  text.replace(ESCAPED, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** A text for people to read: at most this many characters, odd ones as `\u0000`. It cannot be restored. */
export const showText = (text: string, most: number): string =>
  cutText(
    cutText(text, most).replace(ODD, (unit) => `\\u${writeUnit(unit)}`),
    most,
  );
