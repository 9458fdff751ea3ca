// Knows what a game of joining is made of (POINT_A_RELIER): left sides, each with its partner, or dots in an order.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema, wordsUpTo } from "../game/schema-parts.ts";
import { percent } from "../picture/area.ts";
import { type GamePicture, pictureSchema } from "../picture/picture.ts";

/** The most pairs of a game, the most partners that belong to none, and the fewest and most dots. */
export const MOST_PAIRS = 20;
export const MOST_STRAYS = 10;
export const LEAST_DOTS = 3;
export const MOST_DOTS = 30;

const pairSchema = z.object({
  slug: slugSchema,
  left: z.string(),
  right: z.string(),
  /** Shown after the answer; absent is empty. */
  explanation: looseText,
  sample: markSchema("left", "right"),
});
const dotSchema = z.object({
  /** What is joined: the learner reads it beside the dot. */
  ...{ slug: slugSchema, name: z.string() },
  /** Where its middle lies, in percent of the picture. */
  ...{ x: percent, y: percent },
  /** Shown at the end; absent is empty. */
  explanation: looseText,
});
const contentSchema = z.object({
  /** `pairs`: each left side gets its partner; `dots`: dots are joined in their order. Absent: `pairs`. */
  mode: z.optional(z.enum(["pairs", "dots"])),
  pairs: listOf(pairSchema, 0, MOST_PAIRS),
  /** Partners that belong to no pair, offered among the others. */
  strays: wordsUpTo(MOST_STRAYS),
  /** True: each wrong pair takes a right one away. */
  isPenal: z.optional(z.boolean()),
  /** In the order in which they are joined. */
  dots: z._default(listOf(dotSchema, 0, MOST_DOTS), []),
  /** Behind the dots; absent: a bare ground. */
  picture: z.optional(pictureSchema),
  /** True: the line leads back to the first dot at the end. */
  isClosed: z.optional(z.boolean()),
});
const pairsSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game of joining, read: its configuration, and what its modes are made of. */
export interface Pairs {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "pairs" | "dots" | "picture">> & {
    readonly pairs: readonly Pair[];
    readonly dots: readonly Dot[];
    readonly picture?: GamePicture | undefined;
  };
}
/** A left side and its partner; several pairs may have the same partner. */
export interface Pair extends Immutable<z.infer<typeof pairSchema>> {}
/** A dot of the picture. */
export interface Dot extends Immutable<z.infer<typeof dotSchema>> {}

export const isOfDots = ({ content }: Pairs): boolean => content.mode === "dots";

/** Reads the `params` of a media as a game of joining; the faults' paths start at the params. Never throws. */
export const parsePairs = (params: unknown): Result<Pairs, readonly Fault[]> => parseParams(pairsSchema, params);
