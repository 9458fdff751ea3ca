// Knows what a game of groups is made of (CATEGORISE): groups, and things that each belong into one of them.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema } from "../game/schema-parts.ts";

/** The least number of groups, and the most. */
export const LEAST_GROUPS = 2;
export const MOST_GROUPS = 6;
/** The most things. */
export const MOST_THINGS = 30;

const groupSchema = z.object({ slug: slugSchema, name: z.string(), sample: markSchema("name") });
const thingSchema = z.object({
  slug: slugSchema,
  text: z.string(),
  /**
   * Slug of the group that it belongs into; empty: that group was removed, and the author has not said where it
   * belongs.
   */
  group: z.string(),
  /** Shown after the answer; absent is empty. */
  explanation: looseText,
  sample: markSchema("text"),
});
const contentSchema = z
  .object({ groups: listOf(groupSchema, LEAST_GROUPS, MOST_GROUPS), things: listOf(thingSchema, 0, MOST_THINGS) })
  .check(
    z.refine(
      ({ groups, things }) => things.every(({ group }) => group === "" || groups.some(({ slug }) => slug === group)),
      {
        message: "expected things of these groups",
        path: ["things"],
      },
    ),
  );
const categoriseSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game of groups, read: its configuration, its groups and the things in them. */
export interface Categorise {
  readonly config: GameConfig;
  readonly content: { readonly groups: readonly Group[]; readonly things: readonly Thing[] };
}
export interface Group extends Immutable<z.infer<typeof groupSchema>> {}
/** One thing, and the group that it belongs into. */
export interface Thing extends Immutable<z.infer<typeof thingSchema>> {}

/** Reads the `params` of a media as a game of groups; the faults' paths start at the params. Never throws. */
export const parseCategorise = (params: unknown): Result<Categorise, readonly Fault[]> =>
  parseParams(categoriseSchema, params);
