// Knows what a text box is made of (§3.141): rich text.
import * as z from "zod/mini";
import { common, type WithMedias } from "../kind/media.ts";
import { richTextBlockSchema } from "../rich-text/rich-text.ts";

/** One content of a text box: rich text. */
export const textBoxContentSchema = z.object({ nodes: z.array(richTextBlockSchema) });
/** One content of a text box: rich text. */
export type TextBoxContent = z.infer<typeof textBoxContentSchema>;

export const textBoxSchema = z.object({
  ...common,
  type: z.literal("text-box"),
  data: z.object({
    boxes: z.array(z.object({ contents: z.array(textBoxContentSchema) })),
    /** The parts that are still those of the example on a new page: `text`. */
    sample: z.optional(z.array(z.string())),
  }),
});
/** Text, pictures, sounds and films (§3.141), as rich text. Once loaded, it has one content at most (§5.37). */
export interface TextBox extends WithMedias<z.infer<typeof textBoxSchema>> {}
