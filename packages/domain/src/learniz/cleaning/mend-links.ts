// Knows where a link of a rich text may lead: nowhere that runs script.
import {
  changeBlocks,
  changeInlines,
  type Interactivity,
  isSafeLink,
  type RichTextInline,
} from "../../interactivities/index.ts";
import type { Notice } from "../../kernel/index.ts";

/** A link whose address is not safe becomes its text, and is told; the very same interactivity when there are none. */
export function mendLinks(one: Interactivity, tell: (notice: Notice) => void): Interactivity {
  let isMended = false;
  const mendInline = (inline: RichTextInline): readonly RichTextInline[] => {
    if (!("type" in inline) || isSafeLink(inline.url)) return [inline];
    isMended = true;
    const text = `The link to '${inline.url.slice(0, 200)}' leads nowhere : its text is kept`;
    tell({ code: "link.dropped", level: "warning", text });
    return inline.children.length > 0 ? inline.children : [{ text: "" }];
  };
  const mended = changeBlocks(one, (block) => changeInlines(block, (inlines) => inlines.flatMap(mendInline)));
  return isMended ? mended : one;
}
