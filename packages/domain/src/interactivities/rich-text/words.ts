// Knows the words of a rich text, its own and those of its media.
import { spreadColumns } from "./columns.ts";
import { readChapters } from "./film.ts";
import type { PlainBlock, RichTextBlock } from "./rich-text.ts";

/** The words at any depth. */
function readWords(node: object): string {
  if ("text" in node) return String(node.text);
  return "children" in node ? (node.children as readonly object[]).map(readWords).join("") : "";
}

/** The words of a medium: its title, its alternative and its caption. */
export function readMedium(block: PlainBlock): string {
  if (block.type === "image") return block.alt || (block.caption ?? "");
  return block.type === "audio" || block.type === "video" || block.type === "embed" ? block.title : "";
}

/** The lines of a block: one for each item of a list, and one for each row of a table, after its name. */
export function readLines(block: PlainBlock): readonly string[] {
  switch (block.type) {
    case "bulleted-list":
    case "numbered-list":
      return block.children.map(readWords);
    case "table":
      return [block.caption ?? "", ...block.children.map((row) => row.children.map(readWords).join(" "))];
    default:
      return [readWords(block)];
  }
}
/** Joins lines into one, without blanks that nobody sees. */
export const joinWords = (lines: readonly string[]) => lines.join(" ").replaceAll(/\s+/g, " ").trim();

/** All words of a block of rich text; of a medium its title, its alternative and its caption. */
export function readBlockWords(block: RichTextBlock): string {
  switch (block.type) {
    case "image":
      return joinWords([block.alt, block.caption ?? ""]);
    case "audio":
      return joinWords([block.title, block.transcript]);
    case "video":
      return joinWords([block.title, ...readChapters(block).map(({ title }) => title), block.transcript ?? ""]);
    case "embed":
      return joinWords([block.title]);
    case "columns":
      return joinWords(spreadColumns(block).map(readBlockWords));
    default:
      return joinWords(readLines(block));
  }
}

/** True for a medium, or for words at any depth. */
export function isSomething(node: object): boolean {
  if ("src" in node) return node.src !== "";
  if ("text" in node) return String(node.text).trim() !== "";
  return "children" in node && (node.children as readonly object[]).some(isSomething);
}
