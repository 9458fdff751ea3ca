// Knows what a carousel is made of (CAROUSSEL): cards that are looked at one by one, some with a question.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { choiceQuestionSchema } from "../choice/schema.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema } from "../game/schema-parts.ts";
import { shownFields } from "../picture/shown-schema.ts";

/** Cards that a carousel has at least, and at most. */
export const LEAST_CARDS = 2;
export const MOST_CARDS = 30;

const cardSchema = z.object({
  slug: slugSchema,
  /** May be empty, as the text may, on a card that shows something. */
  title: looseText,
  text: looseText,
  ...shownFields,
  /** The same shape as in a game of choices. */
  question: z.optional(choiceQuestionSchema),
  sample: markSchema("text", "question"),
});
const contentSchema = z.object({
  cards: listOf(cardSchema, LEAST_CARDS, MOST_CARDS),
  /** True: a card counts as shown after a second, not at once. */
  waits: z.optional(z.boolean()),
});
const carouselSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A carousel, read: its configuration and its cards. */
export interface Carousel {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "cards">> & {
    readonly cards: readonly CarouselCard[];
  };
}
/** One card: what it says and shows, and the question that is asked on it. */
export interface CarouselCard extends Immutable<z.infer<typeof cardSchema>> {}

/** Reads the `params` of a media as a carousel; the faults' paths start at the params. Never throws. */
export const parseCarousel = (params: unknown): Result<Carousel, readonly Fault[]> =>
  parseParams(carouselSchema, params);
