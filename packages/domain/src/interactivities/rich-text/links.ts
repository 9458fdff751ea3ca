// Knows the lines of a rich text and where its links may lead: never to an address that runs script.
import type { RichTextInline } from "./inline.ts";
import type { PlainBlock } from "./rich-text.ts";

/** True for addresses of the web, of a mailbox and of a telephone; false for any other scheme, and without one. */
export const isSafeAddress = (url: string): boolean => /^\s*(https?:|mailto:|tel:)/i.test(url);

/** The file of a library that an address names; null for any other address. */
export const readFileSlug = (address: string): string | null => /^document:([\w-]+)$/.exec(address)?.[1] ?? null;

/** True for an address to which a link of a text may lead: a safe address, or a file of a library. */
export const isSafeLink = (url: string): boolean => isSafeAddress(url) || readFileSlug(url) !== null;

/** The block with the content of each of its lines replaced. Media have no lines, and code has no links. */
export function changeInlines(
  block: PlainBlock,
  change: (inlines: readonly RichTextInline[]) => RichTextInline[],
): PlainBlock {
  if ("src" in block || block.type === "code-block") return block;
  switch (block.type) {
    case "table":
      return {
        ...block,
        children: block.children.map((row) => ({
          ...row,
          children: row.children.map((cell) => ({ ...cell, children: change(cell.children) })),
        })),
      };
    case "bulleted-list":
    case "numbered-list":
      return { ...block, children: block.children.map((item) => ({ ...item, children: change(item.children) })) };
    default:
      return { ...block, children: change(block.children) };
  }
}
