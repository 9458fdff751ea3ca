// Knows the contents of a text box, and the rich text in them.
import type { RichTextBlock } from "../rich-text/rich-text.ts";
import type { TextBox } from "./schema.ts";

export const listContents = ({ data }: TextBox) => data.boxes.flatMap(({ contents }) => contents);
export const listBlocks = (box: TextBox) => listContents(box).flatMap(({ nodes }): readonly RichTextBlock[] => nodes);
