// Knows blocks of a text that stand side by side, and how all blocks are reached wherever they stand.
import type { PlainBlock, RichTextBlock } from "./rich-text.ts";

/** The block itself, or those of its columns, in the order of reading. */
export const spreadColumns = (block: RichTextBlock): readonly PlainBlock[] =>
  block.type === "columns" ? block.children.flatMap(({ children }) => children) : [block];

/** The block with what `change` makes of it, or of each block in its columns. */
export const changeSpread = (block: RichTextBlock, change: (block: PlainBlock) => PlainBlock): RichTextBlock =>
  block.type === "columns"
    ? { ...block, children: block.children.map((column) => ({ ...column, children: column.children.map(change) })) }
    : change(block);
