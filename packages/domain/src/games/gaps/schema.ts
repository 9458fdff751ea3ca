// Knows what a text with gaps is made of (TEXT_A_TROUS): the text with its gaps in brackets, and how each is filled.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, MOST_WORDS, markSchema, parseParams, slugSchema, wordsUpTo } from "../game/schema-parts.ts";
import { toleranceFields } from "../spelling/tolerance.ts";
import { listGapAnswers, MOST_GAPS } from "./text.ts";

/** How a gap is filled: its words are typed, chosen from a list of its own, or taken from the words of the game. */
export const GAP_MODES = ["type", "choose", "token"] as const;
export type GapMode = (typeof GAP_MODES)[number];

const words = wordsUpTo(MOST_WORDS);
const gapSchema = z.object({
  slug: slugSchema,
  mode: z._default(z.enum(GAP_MODES), "type"),
  /** Other typed words that are right. */
  alternatives: words,
  /** Wrong words in the list of a gap that is chosen. */
  wrong: words,
  /** Shown to a learner who asks for it before the answer; may be empty. */
  hint: looseText,
});
const contentSchema = z
  .object({
    text: z.string(),
    /** One for each bracket of the text, in their order. */
    gaps: listOf(gapSchema, 0, MOST_GAPS),
    /** Words that belong into no gap, among those that are placed. */
    decoys: words,
    ...toleranceFields,
    /** Shown after the answers; may be empty. */
    explanation: looseText,
    sample: markSchema("text"),
  })
  .check(
    z.refine(({ text, gaps }) => listGapAnswers(text).length === gaps.length, {
      message: "expected as many gaps as the text has brackets",
      path: ["gaps"],
    }),
  );
const gapsSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A text with gaps, read: its configuration, its text, and how each gap is filled. */
export interface GapText {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "gaps">> & { readonly gaps: readonly Gap[] };
}
/** How one gap is filled; the right answer stands in the text. */
export interface Gap extends Immutable<z.infer<typeof gapSchema>> {}

/** Reads the `params` of a media as a text with gaps; the faults' paths start at the params. Never throws. */
export const parseGapText = (params: unknown): Result<GapText, readonly Fault[]> => parseParams(gapsSchema, params);
