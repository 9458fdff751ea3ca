// Knows what a sketch is made of (ACADEMIZ_SAYNETE): lines that characters say in turn, of which one part is played.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema } from "../game/schema-parts.ts";
import { shownFields } from "../picture/shown-schema.ts";

export const LEAST_SPEAKERS = 2;
export const MOST_SPEAKERS = 8;
export const MOST_LINES = 60;
export const LEAST_REPLIES = 2;
export const MOST_REPLIES = 6;

/**
 * What a learner does: `reply` chooses what their character says, `order` puts lines in order, `spot` finds the lines
 * in which something went wrong.
 */
export const SKETCH_MODES = ["reply", "order", "spot"] as const;
export type SketchMode = (typeof SKETCH_MODES)[number];
/** How a line is said. */
export const EXPRESSIONS = ["calm", "happy", "worried", "angry", "sad", "surprised"] as const;
export type Expression = (typeof EXPRESSIONS)[number];

const replySchema = z.object({
  slug: slugSchema,
  text: z.string(),
  right: z.boolean(),
  /** What the other character says to it; may be empty. */
  answer: looseText,
});
const lineSchema = z
  .object({
    slug: slugSchema,
    /** Slug of the character who says it; a slug that does not exist means nobody in particular. */
    speaker: looseText,
    text: looseText,
    sound: shownFields.sound,
    expression: z._default(z.enum(EXPRESSIONS), "calm"),
    /** What may be said, in a line that the learner chooses. */
    replies: z._default(listOf(replySchema, 0, MOST_REPLIES), []),
    /** True where something went wrong in the line. */
    isWrong: z._default(z.boolean(), false),
    /** Shown after the answer; may be empty. */
    explanation: looseText,
    sample: markSchema("text", "replies", "explanation"),
  })
  .check(
    z.refine(
      ({ replies }) => replies.length === 0 || (replies.length >= LEAST_REPLIES && replies.some(({ right }) => right)),
      { message: "expected 2 replies or more, of which one is right", path: ["replies"] },
    ),
  );
const contentSchema = z.object({
  mode: z._default(z.enum(SKETCH_MODES), "reply"),
  speakers: listOf(
    z.object({ slug: slugSchema, name: z.string(), picture: shownFields.picture }),
    LEAST_SPEAKERS,
    MOST_SPEAKERS,
  ),
  lines: listOf(lineSchema, 1, MOST_LINES),
});
const sketchSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A sketch, read: its configuration, its characters, and their lines. */
export interface Sketch {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "lines">> & { readonly lines: readonly SketchLine[] };
}
/** One line: who says what, and how; or the replies in its place. */
export interface SketchLine extends Immutable<Omit<z.infer<typeof lineSchema>, "replies">> {
  readonly replies: readonly Reply[];
}
/** A reply, whether it is good, and what the other character answers. */
export interface Reply extends Immutable<z.infer<typeof replySchema>> {}
export type Speaker = Sketch["content"]["speakers"][number];

/** Reads the `params` of a media as a sketch; the faults' paths start at the params. Never throws. */
export const parseSketch = (params: unknown): Result<Sketch, readonly Fault[]> => parseParams(sketchSchema, params);
