// Knows what a block says first: it is called by that where it has no title.
import type { Interactivity } from "./interactivity.ts";
import { listBlocks } from "./list-blocks.ts";
import type { RichTextBlock } from "./rich-text.ts";

/** Words at any depth. */
function readWords(node: object): string {
  if ("text" in node) return String(node.text);
  return "children" in node ? (node.children as readonly object[]).map(readWords).join("") : "";
}

/** What a medium says of itself. */
function readMedium(block: RichTextBlock): string {
  if (block.type === "image") return block.alt || (block.caption ?? "");
  return block.type === "audio" || block.type === "video" ? block.title : "";
}

const isList = (block: RichTextBlock) => block.type === "bulleted-list" || block.type === "numbered-list";
const readLines = (block: RichTextBlock): readonly string[] =>
  isList(block) ? block.children.map(readWords) : [readWords(block)];

/**
 * The first line that an interactivity says, to its end; what its first medium says of itself where it has no words.
 * Empty where it has neither.
 */
export function readFirstLine(interactivity: Interactivity): string {
  const blocks = listBlocks(interactivity);
  const lines = [...blocks.flatMap(readLines), ...blocks.map(readMedium)].map((line) => joinWords([line]));
  return lines.find((line) => line !== "") ?? "";
}

/**
 * The first words of an interactivity's rich text in one line, without marks, cut between two words where there are
 * more than `most` characters; what its first medium says of itself where it has no words. Empty where it has neither.
 */
export function excerptText(interactivity: Interactivity, most: number): string {
  const blocks = listBlocks(interactivity);
  const words = joinWords(blocks.flatMap(readLines));
  return cut(words === "" ? joinWords([blocks.map(readMedium).find((text) => text.trim() !== "") ?? ""]) : words, most);
}

/** All that a block of rich text says: its words; of a medium its title, what stands for it and what is said of it. */
export function readBlockWords(block: RichTextBlock): string {
  switch (block.type) {
    case "image":
      return joinWords([block.alt, block.caption ?? ""]);
    case "audio":
    case "video":
      return joinWords([block.title, block.transcript ?? ""]);
    default:
      return joinWords(readLines(block));
  }
}

const joinWords = (lines: readonly string[]) => lines.join(" ").replaceAll(/\s+/g, " ").trim();

function cut(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most + 1).join("");
  const end = kept.lastIndexOf(" ");
  return `${end > 0 ? kept.slice(0, end) : characters.slice(0, most).join("")}…`;
}
