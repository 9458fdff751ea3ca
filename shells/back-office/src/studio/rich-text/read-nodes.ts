// Knows how stored blocks become the editor's nodes, and back: nothing leaves the editor that the course could not
// hold.
import { type RichTextBlock, richTextBlockSchema } from "@academiz/domain/learniz";
import type { Descendant } from "slate";
import type {} from "./slate-types.ts";

const EMPTY: RichTextBlock = { type: "paragraph", children: [{ text: "" }] };

/** The editor never opens with nothing, since there must be a place to write. */
export function openBlocks(blocks: readonly RichTextBlock[]): Descendant[] {
  return (blocks.length === 0 ? [EMPTY] : blocks).map((block) => structuredClone(block));
}

/** The editor's nodes as blocks; nodes that are not blocks of the course are left out. */
export function readBlocks(nodes: readonly Descendant[]): RichTextBlock[] {
  return nodes.flatMap((node) => {
    const parsed = richTextBlockSchema.safeParse(node);
    return parsed.success ? [parsed.data] : [];
  });
}
