// Knows what a branching story is made of (ACADEMIZ_STORY): scenes, the choices that lead from one to the next,
// endings.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema } from "../game/schema-parts.ts";
import { shownFields } from "../picture/shown-schema.ts";

export const MOST_SCENES = 60;
export const MOST_WAYS = 8;
/** The most flags of a story. */
export const MOST_FLAGS = 16;
export const MOST_CHARACTERS = 12;
/** The most points that a choice gives, or asks for. */
export const MOST_POINTS = 1_000;

/** How a story is scored: not at all, by how it ends, or by the points of its choices. */
export const STORY_SCORINGS = ["none", "endings", "points"] as const;
export type StoryScoring = (typeof STORY_SCORINGS)[number];

const within = (least: number, most: number) =>
  z.number().check(z.refine((one) => one >= least && one <= most, `expected ${least} to ${most}`));
const points = z._default(within(-MOST_POINTS, MOST_POINTS), 0);
const slugs = z._default(z.array(z.string()), []);

const needSchema = z.object({
  /** Flags that have to be set, and flags that must not be. */
  set: slugs,
  unset: slugs,
  /** The least points that are needed, and the most that are allowed. */
  least: z.optional(within(-MOST_POINTS, MOST_POINTS)),
  most: z.optional(within(-MOST_POINTS, MOST_POINTS)),
});
const waySchema = z.object({
  slug: slugSchema,
  text: z.string(),
  /** Slug of the scene that it leads to; a slug that does not exist leads nowhere. */
  to: looseText,
  points,
  /** Flags that are set from here on. */
  sets: slugs,
  /** The choice is offered only while this holds; absent: always. */
  needs: z.optional(needSchema),
});
const sceneSchema = z.object({
  slug: slugSchema,
  title: looseText,
  text: z.string(),
  ...shownFields,
  /** The characters in the scene. */
  characters: slugs,
  ways: z._default(listOf(waySchema, 0, MOST_WAYS), []),
  /** Present where the story ends here: whether it is failed, and its score (0–100) where endings are scored. */
  ending: z.optional(z.object({ failed: z._default(z.boolean(), false), score: z.optional(within(0, 100)) })),
  sample: markSchema("text", "ways"),
});
const contentSchema = z.object({
  /** The story begins with the first scene. */
  scenes: listOf(sceneSchema, 1, MOST_SCENES),
  flags: z._default(listOf(z.object({ slug: slugSchema, name: z.string() }), 0, MOST_FLAGS), []),
  characters: z._default(
    listOf(z.object({ slug: slugSchema, name: z.string(), picture: shownFields.picture }), 0, MOST_CHARACTERS),
    [],
  ),
  scoring: z._default(z.enum(STORY_SCORINGS), "none"),
  /** True: a choice can be taken back before the end. */
  mayGoBack: z.optional(z.boolean()),
});
const storySchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A branching story, read: its configuration and its scenes. */
export interface Story {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "scenes">> & { readonly scenes: readonly Scene[] };
}
/** One scene: what is shown and said, and which choices lead on, or how it ends. */
export interface Scene extends Immutable<Omit<z.infer<typeof sceneSchema>, "ways">> {
  readonly ways: readonly Way[];
}
/** One choice of a scene: its words, where it leads, what it gives, and when it is offered. */
export interface Way extends Immutable<z.infer<typeof waySchema>> {}
/** What has to hold for a choice to be offered. */
export type WayNeed = NonNullable<Way["needs"]>;

/** Reads the `params` of a media as a story; the faults' paths start at the params. Never throws. */
export const parseStory = (params: unknown): Result<Story, readonly Fault[]> => parseParams(storySchema, params);
