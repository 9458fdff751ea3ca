// Knows when words are those that an author looks for, and what replaces them.
import { listFolded, type TextRange } from "../../../kernel/index.ts";

/** What an author looks for. */
export interface WordsQuery {
  readonly words: string;
  /** True: capitals and accents have to be the same. */
  readonly isExact: boolean;
  /** True: parts of longer words do not count. */
  readonly isWhole: boolean;
}

const joinSpaces = (text: string): string => text.replace(/\s+/gu, " ");
/** Keeps capitals and accents, but makes each accent the same however it is encoded. */
const keepLetters = (text: string): string => joinSpaces(text.normalize("NFC"));
/** Folds letters only: an exponent, or a sign made of letters, is left as it is. */
const foldLetters = (text: string): string =>
  joinSpaces(text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘ʼ]/gu, "'").toLowerCase()).replace(/\p{M}/gu, "");
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}_]$/u;
const STARTS_IN_WORD = /^[\p{L}\p{M}\p{N}_]/u;

const isWhole = (text: string, { start, end }: TextRange): boolean => {
  const [before, found, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isCutBefore = ENDS_IN_WORD.test(before) && STARTS_IN_WORD.test(found);
  return !isCutBefore && !(ENDS_IN_WORD.test(found) && STARTS_IN_WORD.test(after));
};

/** Where a text contains the query, in order; spaces at the ends of the query count. */
export function listRanges(text: string, { words, isExact, isWhole: isWholeAsked }: WordsQuery): readonly TextRange[] {
  const found = listFolded(text, words, isExact ? keepLetters : foldLetters);
  return isWholeAsked ? found.filter((range) => isWhole(text, range)) : found;
}

const isUpper = (text: string): boolean => text !== text.toLowerCase() && text === text.toUpperCase();
const capitalize = ([first = "", ...rest]: string): string => first.toUpperCase() + rest.join("");

/** The replacement; where capitals do not matter, it takes over those of the words that it replaces. */
export function followCase(found: string, written: string, { words, isExact }: WordsQuery): string {
  if (isExact || isUpper(words)) return written;
  const [first = ""] = found;
  const [typed = ""] = words.trim();
  if (isUpper(found) && [...found].length > 1) return written.toUpperCase();
  return isUpper(first) && !isUpper(typed) ? capitalize(written) : written;
}
