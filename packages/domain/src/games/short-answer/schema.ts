// Knows what a game of short answers is made of (SHORT_ANSWER): questions that are answered by words or by a number.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, MOST_WORDS, markSchema, parseParams, slugSchema, wordsUpTo } from "../game/schema-parts.ts";
import { toleranceFields } from "../spelling/tolerance.ts";

/** The most questions of a game of short answers. */
export const MOST_SHORT = 30;
/** The greatest number, positive or negative, that may be asked for. */
export const LARGEST = 1e15;

export const SHORT_KINDS = ["text", "number"] as const;
export type ShortKind = (typeof SHORT_KINDS)[number];

const number = (least: number) =>
  z._default(z.number().check(z.refine((one) => one >= least && one <= LARGEST, "expected a smaller number")), 0);
const questionSchema = z.object({
  slug: slugSchema,
  text: z.string(),
  kind: z._default(z.enum(SHORT_KINDS), "text"),
  /** Words that are right; the first is told as the right answer. A `*` stands for any letters. */
  accepted: wordsUpTo(MOST_WORDS),
  /** The right number, its tolerance, and its unit, which may be empty. */
  value: number(-LARGEST),
  tolerance: number(0),
  unit: looseText,
  /** Shown after the answer; absent is empty. */
  explanation: looseText,
  sample: markSchema("text", "answer", "explanation"),
});
const contentSchema = z.object({ questions: listOf(questionSchema, 0, MOST_SHORT), ...toleranceFields });
const shortAnswerSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game of short answers, read: its configuration and its questions. */
export interface ShortAnswer {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "questions">> & {
    readonly questions: readonly ShortQuestion[];
  };
}
/** One question, with the words or the number that is right. */
export interface ShortQuestion extends Immutable<z.infer<typeof questionSchema>> {}

/** Reads the `params` of a media as a game of short answers; the faults' paths start at the params. Never throws. */
export const parseShortAnswer = (params: unknown): Result<ShortAnswer, readonly Fault[]> =>
  parseParams(shortAnswerSchema, params);
