// Knows what a game of things and zones is made of (DRAG_AND_DROP).
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema } from "../game/schema-parts.ts";
import { areaFields } from "../picture/area.ts";
import { type GamePicture, pictureSchema } from "../picture/picture.ts";

/** The most zones; there is at least one. */
export const MOST_ZONES = 12;
/** The most things. */
export const MOST_DRAGGED = 30;

const zoneSchema = z.object({
  ...{ slug: slugSchema, name: z.string() },
  /** Read aloud in place of the name, where the name would give away what belongs there. */
  description: looseText,
  ...areaFields,
  /** How many things it takes; absent: any number. */
  capacity: z.optional(z.number().check(z.refine((most) => Number.isInteger(most) && most > 0, "expected 1 or more"))),
  sample: markSchema("name"),
});
const draggedSchema = z.object({
  ...{ slug: slugSchema, text: looseText, picture: z.optional(pictureSchema) },
  /** Slugs of the right zones; empty for a decoy. */
  zones: z.array(z.string()),
  /** True: its last zone was removed, and the author has not said where it belongs. */
  isLost: z.optional(z.boolean()),
  /** Shown after the answer; absent is empty. */
  explanation: looseText,
  sample: markSchema("text"),
});
const contentSchema = z
  .object({
    /** The zones lie on it; without a picture they are columns. */
    picture: z.optional(pictureSchema),
    zones: listOf(zoneSchema, 1, MOST_ZONES),
    items: listOf(draggedSchema, 0, MOST_DRAGGED),
    /**
     * Whether the names of zones are shown and read aloud, read aloud only, or neither before the end: a zone is then
     * told by its number and its description. Absent: shown.
     */
    labels: z.optional(z.enum(["shown", "heard", "neutral"])),
    /** True: each thing is judged as soon as it is placed. */
    isTraining: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ zones, items }) => items.every((one) => one.zones.every((zone) => zones.some(({ slug }) => slug === zone))),
      { message: "expected items of these zones", path: ["items"] },
    ),
  );
const dragAndDropSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A game of things and zones, read. */
export interface DragAndDrop {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "zones" | "items" | "picture">> & {
    readonly picture?: GamePicture | undefined;
    readonly zones: readonly Zone[];
    readonly items: readonly Dragged[];
  };
}
/** A part of the picture, or a column, into which things are put. */
export interface Zone extends Immutable<z.infer<typeof zoneSchema>> {}
/** A thing that is put into a zone. */
export interface Dragged extends Immutable<z.infer<typeof draggedSchema>> {}
/** How the names of zones are told. */
export type ZoneLabels = NonNullable<DragAndDrop["content"]["labels"]>;

/** Reads the `params` of a media; the faults' paths start at the params. Never throws. */
export const parseDragAndDrop = (params: unknown): Result<DragAndDrop, readonly Fault[]> =>
  parseParams(dragAndDropSchema, params);
