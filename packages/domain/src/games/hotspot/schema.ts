// Knows what a game on parts of a picture is made of (HOTSPOT): they are found, or labelled.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema, wordsUpTo } from "../game/schema-parts.ts";
import { areaFields } from "../picture/area.ts";
import { type GamePicture, pictureSchema } from "../picture/picture.ts";

/** The most parts of the picture, questions about them, and labels that belong to none. */
export const MOST_SPOTS = 20;
export const MOST_FINDS = 20;
export const MOST_STRAY_LABELS = 10;

const spotSchema = z.object({
  /** What the part is: its label in the mode `label`, otherwise told at the end. */
  ...{ slug: slugSchema, name: z.string() },
  /** What one sees there, for people who listen: it does not give the name away. */
  description: looseText,
  /** Told at the end to learners who marked this part wrongly; absent is empty. */
  note: looseText,
  ...areaFields,
  sample: markSchema("name", "description"),
});
const findSchema = z.object({
  ...{ slug: slugSchema, text: z.string() },
  /** Slugs of the parts that are to be found. */
  areas: z.array(z.string()).check(z.refine((list) => list.length > 0, "expected 1 or more")),
  /** True: its last part was removed, another one stands in for it, and the author has not said where the answer is. */
  isLost: z.optional(z.boolean()),
  /** Shown after the answer; absent is empty. */
  explanation: looseText,
  sample: markSchema("text"),
});
const contentSchema = z
  .object({
    /** `find`: questions ask for parts; `label`: each part gets a label. Absent: `find`. */
    mode: z.optional(z.enum(["find", "label"])),
    picture: pictureSchema,
    areas: listOf(spotSchema, 1, MOST_SPOTS),
    questions: z._default(listOf(findSchema, 0, MOST_FINDS), []),
    /** Labels that belong to no part, offered among the others. */
    strays: wordsUpTo(MOST_STRAY_LABELS),
    /** True: a part does not show until it is reached. */
    isHidden: z.optional(z.boolean()),
    /** True: any number may be marked, and each wrong one takes a right one away. */
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
/** A question, and the parts that answer it. */
export interface Find extends Immutable<z.infer<typeof findSchema>> {}

/** Reads the `params` of a media; the faults' paths start at the params. Never throws. */
export const parseHotspot = (params: unknown): Result<Hotspot, readonly Fault[]> => parseParams(hotspotSchema, params);
