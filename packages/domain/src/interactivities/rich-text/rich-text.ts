// Knows the rich text that authors write: blocks of Slate nodes, the same in the editor, the player and an export.
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import { leafSchema, type RichTextInline, type RichTextLeaf, textBlock } from "./inline.ts";
import { type RichTextTable, tableSchema } from "./table.ts";

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
  /** A WebVTT file. */
  captionsSrc: z.string(),
  transcript: z.optional(z.string()),
  /** Seconds; `readFilmTimes` leaves out invalid values. */
  start: z.optional(z.unknown()),
  end: z.optional(z.unknown()),
  /** `FilmChapter`s; `readChapters` leaves out invalid ones. */
  chapters: z.optional(z.unknown()),
  children: voidChildren,
});

const calloutSchema = z.object({ ...textBlock("callout").shape, tone: z.enum(["note", "tip", "warning", "danger"]) });

const codeSchema = z.object({ type: z.literal("code-block"), children: z.array(leafSchema) });

const embedSchema = z.object({
  type: z.literal("embed"),
  /** An absolute https address. */
  src: z.string(),
  title: z.string(),
  /** `readEmbedRatio` reads it. */
  ratio: z.optional(z.unknown()),
  children: voidChildren,
});

/** Every kind of block except columns, which hold these. */
const plainBlockSchema = z.discriminatedUnion("type", [
  textBlock("paragraph"),
  textBlock("heading-2"),
  textBlock("heading-3"),
  textBlock("quote"),
  z.object({ type: z.literal("bulleted-list"), children: z.array(listItemSchema) }),
  z.object({ type: z.literal("numbered-list"), children: z.array(listItemSchema) }),
  imageSchema,
  audioSchema,
  videoSchema,
  calloutSchema,
  codeSchema,
  tableSchema,
  embedSchema,
]);
const columnSchema = z.object({
  type: z.literal("column"),
  wide: z.optional(z.boolean()),
  children: z.array(plainBlockSchema),
});

/** A block of rich text, told apart by its `type`, as zod reads it: blocks of Slate nodes. */
export const richTextBlockSchema = z.discriminatedUnion("type", [
  plainBlockSchema,
  z.object({ type: z.literal("columns"), children: z.array(columnSchema) }),
]);
/**
 * A block of rich text, told apart by its `type`: paragraphs, headings of levels 2 and 3, quotes, callouts, code,
 * lists, tables, pictures (an empty `alt` is decorative), sounds with a transcript, films with captions (WebVTT), pages
 * of other sites, and columns of all these. A `src` is `document:<slug>` or an absolute https address.
 */
export type RichTextBlock = PlainBlock | RichTextColumns;
/** A block that takes the whole width of its text, or of a column. */
export type PlainBlock =
  | RichTextLines
  | RichTextCallout
  | RichTextCode
  | RichTextList
  | RichTextTable
  | RichTextPicture
  | RichTextSound
  | RichTextFilm
  | RichTextEmbed;
/** Lines of text of one kind. */
export interface RichTextLines {
  readonly type: "paragraph" | "heading-2" | "heading-3" | "quote";
  readonly children: readonly RichTextInline[];
}
/** What a callout is for: information, a tip, a warning, a danger. */
export type CalloutTone = z.infer<typeof calloutSchema>["tone"];
/** Lines that stand out from the others; line breaks are part of the text. */
export interface RichTextCallout {
  readonly type: "callout";
  readonly tone: CalloutTone;
  readonly children: readonly RichTextInline[];
}
/** Code, with its line breaks and blanks as they are. */
export interface RichTextCode {
  readonly type: "code-block";
  readonly children: readonly RichTextLeaf[];
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
/** A film with its captions (WebVTT); `readFilmTimes` tells which part plays, and its chapters. */
export interface RichTextFilm extends Immutable<z.infer<typeof videoSchema>> {}
/** Blocks one below the other, beside those of other columns. */
export interface RichTextColumn {
  readonly type: "column";
  /** True: as wide as two others. */
  readonly wide?: boolean | undefined;
  readonly children: readonly PlainBlock[];
}
/** Columns side by side, in the order of reading; on a narrow screen one below the other. No column holds columns. */
export interface RichTextColumns {
  readonly type: "columns";
  readonly children: readonly RichTextColumn[];
}
/** A page of another site, shown where the operator of the platform allows its host; elsewhere a link. */
export interface RichTextEmbed extends Immutable<z.infer<typeof embedSchema>> {}
/** Blocks of rich text, in order. */
export type RichText = readonly RichTextBlock[];
