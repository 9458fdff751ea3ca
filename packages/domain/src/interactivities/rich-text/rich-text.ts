// Knows the rich text that authors write: blocks of Slate nodes, the same in the editor, the player and an export.
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";

/** A run of text with its marks. */
const leafSchema = z.object({
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

const textBlock = <T extends string>(type: T) => z.object({ type: z.literal(type), children: z.array(inlineSchema) });
/** A void block keeps one empty leaf as its only child: Slate demands it. */
const voidChildren = z.array(leafSchema);

const listItemSchema = textBlock("list-item");
const imageSchema = z.object({
  type: z.literal("image"),
  /** `document:<slug>` or an absolute https address. */
  src: z.string(),
  /** Empty for a decorative picture. */
  alt: z.string(),
  caption: z.optional(z.string()),
  children: voidChildren,
});
const audioSchema = z.object({
  type: z.literal("audio"),
  src: z.string(),
  title: z.string(),
  transcript: z.string(),
  children: voidChildren,
});
const videoSchema = z.object({
  type: z.literal("video"),
  src: z.string(),
  title: z.string(),
  /** WebVTT file. */
  captionsSrc: z.string(),
  transcript: z.optional(z.string()),
  children: voidChildren,
});

/** A block of rich text, told apart by its `type`, as zod reads it: blocks of Slate nodes. */
export const richTextBlockSchema = z.discriminatedUnion("type", [
  textBlock("paragraph"),
  textBlock("heading-2"),
  textBlock("heading-3"),
  textBlock("quote"),
  z.object({ type: z.literal("bulleted-list"), children: z.array(listItemSchema) }),
  z.object({ type: z.literal("numbered-list"), children: z.array(listItemSchema) }),
  imageSchema,
  audioSchema,
  videoSchema,
]);
/**
 * A block of rich text, told apart by its `type`: paragraphs, headings of levels 2 and 3, quotes, lists, pictures (an
 * empty `alt` is decorative), sounds with a transcript, films with captions (WebVTT). A `src` is `document:<slug>` or
 * an absolute https address.
 */
export type RichTextBlock = RichTextLines | RichTextList | RichTextPicture | RichTextSound | RichTextFilm;
/** Lines of text of one kind. */
export interface RichTextLines {
  readonly type: "paragraph" | "heading-2" | "heading-3" | "quote";
  readonly children: readonly RichTextInline[];
}
/** A list; each item is lines of text. */
export interface RichTextList {
  readonly type: "bulleted-list" | "numbered-list";
  readonly children: readonly { readonly type: "list-item"; readonly children: readonly RichTextInline[] }[];
}
/** A picture; an empty `alt` is decorative. */
export interface RichTextPicture extends Immutable<z.infer<typeof imageSchema>> {}
/** A sound with its transcript. */
export interface RichTextSound extends Immutable<z.infer<typeof audioSchema>> {}
/** A film with its captions (WebVTT). */
export interface RichTextFilm extends Immutable<z.infer<typeof videoSchema>> {}
/** Blocks of rich text, in order. */
export type RichText = readonly RichTextBlock[];
