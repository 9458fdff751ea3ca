// Knows what a card is called.
import { readBlockWords } from "../rich-text/words.ts";
import type { Card } from "./list-blocks.ts";

/** What a card is called: the words on its front, else what its picture shows. Empty where it says nothing. */
export function readCardName({ title = "", front = [], picture }: Card): string {
  const words = [title, ...front.map(readBlockWords)].map((text) => text.trim()).filter(Boolean);
  return words.join(" ") || (picture?.alt.trim() ?? "");
}
