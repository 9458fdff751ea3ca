// Knows what a new text box is, and how its text is written anew.
import { createSlug } from "../../kernel/index.ts";
import type { RichTextBlock } from "../rich-text/rich-text.ts";
import type { TextBox } from "./schema.ts";

/** An empty text box under this slug. */
export const makeTextBox = (slug: string): TextBox => ({
  slug,
  type: "text-box",
  medias: [],
  data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: "" }] }] }] }] },
});

/**
 * An empty text box under a random slug, which is not compared with those of any course.
 * @param random gives numbers in [0, 1).
 */
export const createTextBox = (random: () => number): TextBox => makeTextBox(createSlug(random));

/** The box with this rich text as its one content, which no longer counts as the example. */
export function writeTextBox(box: TextBox, nodes: readonly RichTextBlock[]): TextBox {
  const { sample: _, ...data } = box.data;
  return { ...box, data: { ...data, boxes: [{ contents: [{ nodes }] }] } };
}

/** The box with this rich text as an example, to be written over. */
export const sampleTextBox = (box: TextBox, nodes: readonly RichTextBlock[]): TextBox => ({
  ...box,
  data: { ...box.data, boxes: [{ contents: [{ nodes }] }], sample: ["text"] },
});

/** True while it still has the text that its page came with. */
export const isSampleText = ({ data }: TextBox): boolean => data.sample?.includes("text") === true;

/** The box whose example text the author keeps as their own. */
export const keepText = (box: TextBox): TextBox => writeTextBox(box, box.data.boxes[0]?.contents[0]?.nodes ?? []);
