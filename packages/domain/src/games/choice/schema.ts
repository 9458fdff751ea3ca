// Knows what a game of choices is made of (CHOICE): questions with options, one or several of which are right.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema } from "../game/schema-parts.ts";
import { pictureSchema } from "../picture/picture.ts";

/** The most questions of a game of choices. */
export const MOST_CHOICES = 30;
/** The least number of options of a question, and the most. */
export const LEAST_OPTIONS = 2;
export const MOST_OPTIONS = 10;

/** Words, a picture, or both; an option without words is named by the alternative of its picture. */
const optionSchema = z.object({
  ...{ slug: slugSchema, text: z.string(), right: z.boolean() },
  picture: z.optional(pictureSchema),
});
/** One question; other games hold such questions too. */
export const choiceQuestionSchema = z
  .object({
    slug: slugSchema,
    text: z.string(),
    options: listOf(optionSchema, LEAST_OPTIONS, MOST_OPTIONS),
    /** True: several options may be chosen and be right; false: only one. */
    several: z._default(z.boolean(), false),
    /** Shown after the answer; absent is empty. */
    explanation: looseText,
    sample: markSchema("text", "options", "explanation"),
  })
  .check(
    z.refine(
      ({ options, several }) => {
        const right = options.filter((option) => option.right).length;
        return several ? right > 0 : right === 1;
      },
      { message: "expected right options: one, or several where several may be chosen", path: ["options"] },
    ),
  );
const contentSchema = z.object({
  questions: listOf(choiceQuestionSchema, 0, MOST_CHOICES),
  /** True: the options of each question come in another order at each attempt. */
  shuffled: z.optional(z.boolean()),
  /** True: a question is worth something only when all of it is right. */
  isWhole: z.optional(z.boolean()),
});
const choiceSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game of choices, read: its configuration and its questions. */
export interface Choice {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "questions">> & {
    readonly questions: readonly ChoiceQuestion[];
  };
}
/** One question: its text, its options, whether several may be chosen, and the explanation shown after the answer. */
export interface ChoiceQuestion extends Immutable<z.infer<typeof choiceQuestionSchema>> {}
/** One option, and whether it is right. */
export type ChoiceOption = ChoiceQuestion["options"][number];

/** Reads the `params` of a media as a game of choices; the faults' paths start at the params. Never throws. */
export const parseChoice = (params: unknown): Result<Choice, readonly Fault[]> => parseParams(choiceSchema, params);
