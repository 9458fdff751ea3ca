// Knows what a game on parts of a picture is made of (HOTSPOT): they are found, or labelled.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema, wordsUpTo } from "../game/schema-parts.ts";
import { areaFields } from "../picture/area.ts";
import { type GamePicture, pictureSchema } from "../picture/picture.ts";

/** Parts of the picture, what is to be found among them, and labels that belong to none. */
export const MOST_SPOTS = 20;
export const MOST_FINDS = 20;
export const MOST_STRAY_LABELS = 10;

const spotSchema = z.object({
  /** What it is: its label where it is labelled, else told at the end. */
  ...{ slug: slugSchema, name: z.string() },
  /** What one sees there, for who listens: without its name. */
  description: looseText,
  /** Said of it at the end to who took it for what is to be found; absent is empty. */
  note: looseText,
  ...areaFields,
  sample: markSchema("name", "description"),
});
const findSchema = z.object({
  ...{ slug: slugSchema, text: z.string() },
  /** Slugs of the parts that are to be found. */
  areas: z.array(z.string()).check(z.refine((list) => list.length > 0, "expected 1 or more")),
  /** The last of them is gone, another stands in for it, and the author has not said where it is. */
  isLost: z.optional(z.boolean()),
  /** Shown after the answer; absent is empty. */
  explanation: looseText,
  sample: markSchema("text"),
});
const contentSchema = z
  .object({
    /** What is asked for is found, or each part is labelled. Absent: found. */
    mode: z.optional(z.enum(["find", "label"])),
    picture: pictureSchema,
    areas: listOf(spotSchema, 1, MOST_SPOTS),
    questions: z._default(listOf(findSchema, 0, MOST_FINDS), []),
    /** Labels that belong to no part, among those that are chosen from. */
    strays: wordsUpTo(MOST_STRAY_LABELS),
    /** Nothing shows where parts are, until one is reached. */
    isHidden: z.optional(z.boolean()),
    /** As many may be marked as one likes, and each wrong one takes a right one away. */
    isPenal: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ areas, questions }) =>
        questions.every((one) => one.areas.every((slug) => areas.some((own) => own.slug === slug))),
      { message: "expected areas of this picture", path: ["questions"] },
    ),
  );
const hotspotSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game on parts of a picture, read. */
export interface Hotspot {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "areas" | "questions" | "picture">> & {
    readonly picture: GamePicture;
    readonly areas: readonly Spot[];
    readonly questions: readonly Find[];
  };
}
/** A part of the picture. */
export interface Spot extends Immutable<z.infer<typeof spotSchema>> {}
/** What is to be found, and where it is. */
export interface Find extends Immutable<z.infer<typeof findSchema>> {}

/** Reads the `params` of a media; the faults' paths start at the params. Never throws. */
export const parseHotspot = (params: unknown): Result<Hotspot, readonly Fault[]> => parseParams(hotspotSchema, params);
