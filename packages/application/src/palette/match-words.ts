// Knows whether a typed text matches given words.
import { foldText } from "@academiz/domain/kernel";

/** True where they contain every word of the query, whatever the accents, the capitals and the order. */
export function matchWords(words: string, query: string): boolean {
  const folded = foldText(words);
  return foldText(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => folded.includes(part));
}
