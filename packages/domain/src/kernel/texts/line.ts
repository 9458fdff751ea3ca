// Knows what a text may hold: one line, such as a name, a title, a place, or several.

/** Half a character, and what Unicode will never make one: no text file holds them, and no XML some of them. */
const NO_CHARACTERS = "\\p{Cs}\\p{Noncharacter_Code_Point}";
/**
 * Control characters, ends of lines, and what turns the direction of the text around it or stands in it unseen; what
 * joins letters may stay.
 */
const UNSEEN = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${NO_CHARACTERS}]|(?![\\u200C\\u200D])\\p{Cf}`, "u");
/** The flags of regions, written with signs that are unseen by themselves. */
const FLAGS = /\u{1F3F4}[\u{E0030}-\u{E007A}]{2,6}\u{E007F}/gu;
/** Letters and signs that are drawn as nothing. */
const BLANK = /^[\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0\p{M}]*$/u;

/** What is said of a text that is none. */
export const LINE_FAULT = "no line breaks and no invisible control characters";

/** True for a text that stands in one line and shows all that it holds. */
export const isLine = (text: string): boolean => !UNSEEN.test(text.replace(FLAGS, " "));

/** What is said of a text that is none of several lines either. */
export const TEXT_FAULT = "no invisible control characters";

/** True for a text of any number of lines that shows all that it holds; tabs may stand in it. */
export const isText = (text: string): boolean => text.split(/\r\n|[\n\t]/).every(isLine);

/** What stands in the way of one line becomes a space; flags are kept, and what is unseen besides goes. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const HIDDEN = new RegExp(`(${FLAGS.source})|[${NO_CHARACTERS}]|(?![\\u200C\\u200D])\\p{Cf}`, "gu");

/** The text as one line that shows all that it holds; the same text where it is one. */
export const cleanLine = (text: string): string =>
  isLine(text)
    ? text
    : text
        .replace(BREAKS, " ")
        .replace(HIDDEN, (_, flag: string | undefined) => flag ?? "")
        .trim();

/** True for a text in which nothing can be seen. */
export const isBlank = (text: string): boolean => BLANK.test(text);
