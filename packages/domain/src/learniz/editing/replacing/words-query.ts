// Knows when words are those that an author looks for, and what is written in their place.
import { listFolded, type TextRange } from "../../../kernel/index.ts";

/** What an author looks for. */
export interface WordsQuery {
  readonly words: string;
  /** With these capitals and accents alone. */
  readonly isExact: boolean;
  /** Not where they are parts of longer words. */
  readonly isWhole: boolean;
}

const joinSpaces = (text: string): string => text.replace(/\s+/gu, " ");
/** With capitals and accents, however an accent is written. */
const keepLetters = (text: string): string => joinSpaces(text.normalize("NFC"));
/** Letters alone: an exponent or a sign that is made of letters is none of them. */
const foldLetters = (text: string): string =>
  joinSpaces(text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘ʼ]/gu, "'").toLowerCase()).replace(/\p{M}/gu, "");
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}_]$/u;
const STARTS_IN_WORD = /^[\p{L}\p{M}\p{N}_]/u;

const isWhole = (text: string, { start, end }: TextRange): boolean => {
  const [before, found, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isCutBefore = ENDS_IN_WORD.test(before) && STARTS_IN_WORD.test(found);
  return !isCutBefore && !(ENDS_IN_WORD.test(found) && STARTS_IN_WORD.test(after));
};

/** Where a text says what is looked for, in order; spaces at its ends are looked for too. */
export function listRanges(text: string, { words, isExact, isWhole: isWholeAsked }: WordsQuery): readonly TextRange[] {
  const found = listFolded(text, words, isExact ? keepLetters : foldLetters);
  return isWholeAsked ? found.filter((range) => isWhole(text, range)) : found;
}

const isUpper = (text: string): boolean => text !== text.toLowerCase() && text === text.toUpperCase();
const capitalize = ([first = "", ...rest]: string): string => first.toUpperCase() + rest.join("");

/** What is written for what was found: where capitals do not matter, it takes those that stood there. */
export function followCase(found: string, written: string, { words, isExact }: WordsQuery): string {
  if (isExact || isUpper(words)) return written;
  const [first = ""] = found;
  const [typed = ""] = words.trim();
  if (isUpper(found) && [...found].length > 1) return written.toUpperCase();
  return isUpper(first) && !isUpper(typed) ? capitalize(written) : written;
}
