// Knows where a text says what somebody looks for.
import { foldText } from "./fold-text.ts";

export interface TextRange {
  /** Of the first letter, from 0. */
  readonly start: number;
  /** Behind the last one. */
  readonly end: number;
}

/**
 * Where `text` says `query`, from one to the next, as `fold` compares them; nowhere for a query of nothing. Spaces that
 * follow each other are one.
 */
export function listFolded(text: string, query: string, fold = foldText): readonly TextRange[] {
  const wanted = fold(query);
  if (wanted === "" || !fold(text).includes(wanted)) return [];
  let folded = "";
  /** Of each letter of `folded`: the character of the text that it comes from. */
  const places: TextRange[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const letters = /\s/u.test(character) ? " " : fold(character);
    if (letters !== " " || !folded.endsWith(" ")) {
      folded += letters;
      for (let count = 0; count < letters.length; count += 1) places.push({ start, end });
    }
    start = end;
  }
  const found: TextRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    // A character that folds to several letters is found once.
    if (first && last && first.start >= (found.at(-1)?.end ?? 0)) found.push({ start: first.start, end: last.end });
  }
  return found;
}

/** As `listFolded`, the first alone; null where there is none. */
export const findFolded = (text: string, query: string): TextRange | null => listFolded(text, query)[0] ?? null;
