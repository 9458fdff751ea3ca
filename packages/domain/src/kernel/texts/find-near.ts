// Knows where a text says roughly what somebody searches for: in another form of the word, or with other words
// between.
import { findFolded, type TextRange } from "./find-folded.ts";
import { foldText } from "./fold-text.ts";

/** How many letters a form of a word shares with the others. */
const STEM = 4;

/** The words of a query, folded, `most` at most. */
export const listSoughtWords = (query: string, most = 8): readonly string[] =>
  [...new Set(foldText(query).match(/[\p{L}\p{N}]+/gu))].slice(0, most);

/**
 * Where the whole query stands, otherwise the first of its words, otherwise the longest beginning of it that the text
 * has.
 */
export function findNear(text: string, query: string): TextRange | null {
  const whole = findFolded(text, query.trim());
  if (whole) return whole;
  for (const word of [...listSoughtWords(query)].sort((one, other) => other.length - one.length))
    for (let length = word.length; length >= Math.min(STEM, word.length); length--) {
      const found = findFolded(text, word.slice(0, length));
      if (found) return found;
    }
  return null;
}
