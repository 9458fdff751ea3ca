// Knows where a text says about what somebody looks for: in another form of the word, or with other words between.
import { findFolded, type TextRange } from "./find-folded.ts";
import { foldText } from "./fold-text.ts";

/** Letters that a form of a word shares with the others. */
const STEM = 4;

/** The words that are looked for, folded, `most` at most. */
export const listSoughtWords = (query: string, most = 8): readonly string[] =>
  [...new Set(foldText(query).match(/[\p{L}\p{N}]+/gu))].slice(0, most);

/** The whole query where it stands, else the first of its words, else as much of its beginning as is said. */
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
