// Knows what a game of pairs is made of (POINT_A_RELIER): what stands left, and what belongs to it.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema, wordsUpTo } from "../game/schema-parts.ts";

/** Pairs that a game can have, and what belongs to nothing beside them. */
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
  /** Dots that are joined in an order are another game of the same name, which nobody can play yet. */
  mode: z.optional(z.literal("pairs")),
  pairs: listOf(pairSchema, 0, MOST_PAIRS),
  /** What belongs to nothing, among what is chosen from. */
  strays: wordsUpTo(MOST_STRAYS),
});
const pairsSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game of pairs, read: its configuration, its pairs, and what belongs to nothing. */
export interface Pairs {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "pairs">> & { readonly pairs: readonly Pair[] };
}
/** What stands left, and what belongs to it: several may have the same. */
export interface Pair extends Immutable<z.infer<typeof pairSchema>> {}

/** Reads the `params` of a media as a game of pairs; the faults' paths start at the params. Never throws. */
export const parsePairs = (params: unknown): Result<Pairs, readonly Fault[]> => parseParams(pairsSchema, params);
