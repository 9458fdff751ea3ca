// Knows the first words of a block, which name it where it has no title.
import type { Interactivity } from "./kinds.ts";
import { listBlocks, listParts, listTexts } from "./registry.ts";
import { joinWords, readLines, readMedium } from "./rich-text/words.ts";

/** Things that are opened one by one are named by what stands on them. */
const readOwnLines = (one: Interactivity): readonly string[] =>
  listParts(one).list.length > 0
    ? listTexts({ ...one, description: undefined })
    : [...listBlocks(one).flatMap(readLines), ...listBlocks(one).map(readMedium)];

/**
 * The first line with words in an interactivity, to its end; the words of its first medium where it has none of its
 * own. Empty where it has neither.
 */
export function readFirstLine(interactivity: Interactivity): string {
  const lines = readOwnLines(interactivity).map((line) => joinWords([line]));
  return lines.find((line) => line !== "") ?? "";
}

/**
 * The first words of an interactivity's rich text in one line, without marks, cut between two words where there are
 * more than `most` characters; the words of its first medium where it has none of its own. Empty where it has neither.
 */
export function excerptText(interactivity: Interactivity, most: number): string {
  const blocks = listBlocks(interactivity);
  if (listParts(interactivity).list.length > 0) return cut(joinWords(readOwnLines(interactivity)), most);
  const words = joinWords(blocks.flatMap(readLines));
  return cut(words === "" ? joinWords([blocks.map(readMedium).find((text) => text.trim() !== "") ?? ""]) : words, most);
}

function cut(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most + 1).join("");
  const end = kept.lastIndexOf(" ");
  return `${end > 0 ? kept.slice(0, end) : characters.slice(0, most).join("")}…`;
}
