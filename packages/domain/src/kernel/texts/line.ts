// Knows which characters a text may hold: a text of one line, such as a name or a title, or a text of several.

/** Lone surrogates, and code points that Unicode will never assign: no text file holds them, and XML refuses some. */
const NO_CHARACTERS = "\\p{Cs}\\p{Noncharacter_Code_Point}";
/**
 * Control characters, line ends, and invisible characters, such as those that turn the direction of the text around
 * them; characters that join letters are allowed.
 */
const UNSEEN = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${NO_CHARACTERS}]|(?![\\u200C\\u200D])\\p{Cf}`, "u");
/** The flags of regions, which are written with characters that are invisible by themselves. */
const FLAGS = /\u{1F3F4}[\u{E0030}-\u{E007A}]{2,6}\u{E007F}/gu;
/** Characters that are drawn as nothing. */
const BLANK = /^[\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0\p{M}]*$/u;

/** The fault of a text that is not one valid line. */
export const LINE_FAULT = "no line breaks and no invisible control characters";

/** True for a text in one line that shows all that it holds. */
export const isLine = (text: string): boolean => !UNSEEN.test(text.replace(FLAGS, " "));

/** The fault of a text that is not valid as several lines either. */
export const TEXT_FAULT = "no invisible control characters";

/** True for a text of any number of lines that shows all that it holds; tabs may stand in it. */
export const isText = (text: string): boolean => text.split(/\r\n|[\n\t]/).every(isLine);

/** Characters that break a line, which become a space. Flags are kept, and other invisible characters are removed. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const HIDDEN = new RegExp(`(${FLAGS.source})|[${NO_CHARACTERS}]|(?![\\u200C\\u200D])\\p{Cf}`, "gu");

/** The text as one line that shows all that it holds; the same text where it already is one. */
export const cleanLine = (text: string): string =>
  isLine(text)
    ? text
    : text
        .replace(BREAKS, " ")
        .replace(HIDDEN, (_, flag: string | undefined) => flag ?? "")
        .trim();

/** The text in its lines, without blanks around it, and without invisible characters that were pasted with it. */
export const cleanText = (text: string): string =>
  text
    .split(/\r\n|\n/)
    .map(cleanLine)
    .join("\n")
    .trim();

/** True for a text in which nothing is visible. */
export const isBlank = (text: string): boolean => BLANK.test(text);
