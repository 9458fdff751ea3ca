// Knows whether words are meant by what was typed.
import { foldText } from "@academiz/domain/kernel";

/** Every word of the query is a part of them, whatever the accents, the capitals and the order. */
export function matchWords(words: string, query: string): boolean {
  const folded = foldText(words);
  return foldText(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => folded.includes(part));
}
