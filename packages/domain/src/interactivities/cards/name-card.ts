// Knows what a card is called.
import { readBlockWords } from "../rich-text/words.ts";
import type { Card } from "./list-blocks.ts";

/** The name of a card: the words on its front, otherwise what its picture shows. Empty where it has neither. */
export function readCardName({ title = "", front = [], picture }: Card): string {
  const words = [title, ...front.map(readBlockWords)].map((text) => text.trim()).filter(Boolean);
  return words.join(" ") || (picture?.alt.trim() ?? "");
}
