// Knows what stands in a line of rich text: runs with their marks, and links.
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";

/** A run of text with its marks. */
export const leafSchema = z.object({
  text: z.string(),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  code: z.optional(z.boolean()),
});
/** A run of text with its marks: bold, italic, underline, code. */
export interface RichTextLeaf extends Immutable<z.infer<typeof leafSchema>> {}

const linkSchema = z.object({ type: z.literal("link"), url: z.string(), children: z.array(leafSchema) });
/** A link with its text; `url` as the author wrote it. */
export interface RichTextLink {
  readonly type: "link";
  readonly url: string;
  readonly children: readonly RichTextLeaf[];
}

const inlineSchema = z.union([linkSchema, leafSchema]);
/** What stands in a line of text: runs and links. */
export type RichTextInline = RichTextLink | RichTextLeaf;

/** Lines of text under one name. */
export const textBlock = <T extends string>(type: T) =>
  z.object({ type: z.literal(type), children: z.array(inlineSchema) });
