// Knows what a game of pairs is made of (POINT_A_RELIER): left sides, each with its partner.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema, wordsUpTo } from "../game/schema-parts.ts";

/** The most pairs of a game, and the most partners that belong to none. */
export const MOST_PAIRS = 20;
export const MOST_STRAYS = 10;

const pairSchema = z.object({
  slug: slugSchema,
  left: z.string(),
  right: z.string(),
  /** Shown after the answer; absent is empty. */
  explanation: looseText,
  sample: markSchema("left", "right"),
});
const contentSchema = z.object({
  /** The mode in which dots are joined in an order is another game of the same name, which nobody can play yet. */
  mode: z.optional(z.literal("pairs")),
  pairs: listOf(pairSchema, 0, MOST_PAIRS),
  /** Partners that belong to no pair, offered among the others. */
  strays: wordsUpTo(MOST_STRAYS),
});
const pairsSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game of pairs, read: its configuration, its pairs, and what belongs to nothing. */
export interface Pairs {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "pairs">> & { readonly pairs: readonly Pair[] };
}
/** A left side and its partner; several pairs may have the same partner. */
export interface Pair extends Immutable<z.infer<typeof pairSchema>> {}

/** Reads the `params` of a media as a game of pairs; the faults' paths start at the params. Never throws. */
export const parsePairs = (params: unknown): Result<Pairs, readonly Fault[]> => parseParams(pairsSchema, params);
