// Knows that an empty end of a text is nothing to read: the editor needs a line below a picture, its readers do not.
import type { RichTextBlock } from "./rich-text.ts";

const isEmpty = (block: RichTextBlock): boolean =>
  block.type === "paragraph" && block.children.every((inline) => !("type" in inline) && inline.text.trim() === "");

/** The text without the empty paragraphs at its end; the same list where there are none. */
export function cutEmptyEnd(blocks: readonly RichTextBlock[]): readonly RichTextBlock[] {
  const last = blocks.findLastIndex((block) => !isEmpty(block));
  return last === blocks.length - 1 ? blocks : blocks.slice(0, last + 1);
}
