// Knows the links of a rich text, with the words that learners press.
import type { RichTextInline } from "./inline.ts";
import { changeInlines } from "./links.ts";
import type { PlainBlock } from "./rich-text.ts";

export interface WrittenLink {
  /** As its author wrote it. */
  readonly address: string;
  readonly words: string;
}

/** The links of a block, in the order of reading. */
export function listBlockLinks(block: PlainBlock): readonly WrittenLink[] {
  const links: WrittenLink[] = [];
  changeInlines(block, (inlines: readonly RichTextInline[]) => {
    for (const one of inlines)
      if ("type" in one) links.push({ address: one.url, words: one.children.map(({ text }) => text).join("") });
    return [...inlines];
  });
  return links;
}
