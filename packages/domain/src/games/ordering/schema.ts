// Knows what a game of orders is made of (ORDERING): questions, each with things in their right order.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema } from "../game/schema-parts.ts";

/** The most questions of a game of orders. */
export const MOST_ORDERS = 10;
/** The least number of steps of a question, and the most. */
export const LEAST_STEPS = 2;
export const MOST_STEPS = 12;

const questionSchema = z.object({
  slug: slugSchema,
  text: z.string(),
  /** In their right order. */
  steps: listOf(z.object({ slug: slugSchema, text: z.string() }), LEAST_STEPS, MOST_STEPS),
  /** Shown after the answer; absent is empty. */
  explanation: looseText,
  sample: markSchema("text", "steps", "explanation"),
});
const contentSchema = z.object({
  questions: listOf(questionSchema, 0, MOST_ORDERS),
  /** True: a step counts where it follows the right one, not where it stands in its place. */
  byNeighbours: z.optional(z.boolean()),
});
const orderingSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game of orders, read: its configuration and its questions. */
export interface Ordering {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "questions">> & {
    readonly questions: readonly OrderQuestion[];
  };
}
/** One question: its text, its things in their right order, and the explanation shown after the answer. */
export interface OrderQuestion extends Immutable<z.infer<typeof questionSchema>> {}
/** One thing that is put in order. */
export type OrderStep = OrderQuestion["steps"][number];

/** Reads the `params` of a media as a game of orders; the faults' paths start at the params. Never throws. */
export const parseOrdering = (params: unknown): Result<Ordering, readonly Fault[]> =>
  parseParams(orderingSchema, params);
