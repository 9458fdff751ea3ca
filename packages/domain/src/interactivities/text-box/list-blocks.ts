// Knows the contents of a text box, and the rich text in them.
import { spreadColumns } from "../rich-text/columns.ts";
import type { PlainBlock } from "../rich-text/rich-text.ts";
import type { TextBox } from "./schema.ts";

export const listContents = ({ data }: TextBox) => data.boxes.flatMap(({ contents }) => contents);
/** All blocks, those in columns too, in the order of reading. */
export const listBlocks = (box: TextBox) =>
  listContents(box).flatMap(({ nodes }): readonly PlainBlock[] => nodes.flatMap(spreadColumns));
