// Knows where a text says what somebody looks for.
import { foldText } from "./fold-text.ts";

export interface TextRange {
  /** Of the first letter, from 0. */
  readonly start: number;
  /** Behind the last one. */
  readonly end: number;
}

/**
 * Where `text` first says `query`, as `foldText` compares them; null where it does not, and for a query of nothing.
 * Spaces that follow each other are one.
 */
export function findFolded(text: string, query: string): TextRange | null {
  const wanted = foldText(query);
  if (wanted === "") return null;
  let folded = "";
  /** Of each letter of `folded`: the character of the text that it comes from. */
  const places: TextRange[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const letters = /\s/u.test(character) ? " " : foldText(character);
    if (letters !== " " || !folded.endsWith(" ")) {
      folded += letters;
      for (let count = 0; count < letters.length; count += 1) places.push({ start, end });
    }
    start = end;
  }
  const at = folded.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}
