// Knows the lines of a rich text and where its links may lead: nowhere that runs script.
import type { RichTextInline } from "./inline.ts";
import type { PlainBlock } from "./rich-text.ts";

/** True for addresses of the web, of a mailbox and of a telephone; of any other scheme, and without one, false. */
export const isSafeAddress = (url: string): boolean => /^\s*(https?:|mailto:|tel:)/i.test(url);

/** The file of a library that an address names; null for any other address. */
export const readFileSlug = (address: string): string | null => /^document:([\w-]+)$/.exec(address)?.[1] ?? null;

/** True for where a link of a text may lead: a safe address, or a file of a library. */
export const isSafeLink = (url: string): boolean => isSafeAddress(url) || readFileSlug(url) !== null;

/** The block with what stands in each of its lines replaced; media have none, and code has no links. */
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
