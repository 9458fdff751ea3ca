// Knows the interactivities of a slide, one shape a type (§3.129–§3.141).
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import { richTextBlockSchema } from "./rich-text.ts";

const mediaSchema = z.object({
  slug: z.string(),
  title: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  type: z.optional(z.string()),
  /** For a game: `{config: {gameType, …}, context, content}`; the game's own schema reads `content`. */
  params: z.record(z.string(), z.unknown()),
});
/**
 * A media of an interactivity (§3.131); for a game its `params` hold it: `{config: {gameType, …}, context, content}`,
 * which `readGame` of the games entry reads.
 */
export interface Media extends Immutable<z.infer<typeof mediaSchema>> {}

/** What stands on a slide, with its medias by name. */
type WithMedias<T> = Immutable<Omit<T, "medias">> & { readonly medias: readonly Media[] };

const common = {
  slug: z.string(),
  description: z.optional(z.string()),
  medias: z.array(mediaSchema),
};

/** One content of a text box: rich text. */
export const textBoxContentSchema = z.object({ nodes: z.array(richTextBlockSchema) });
/** One content of a text box: rich text. */
export type TextBoxContent = z.infer<typeof textBoxContentSchema>;

const textBoxSchema = z.object({
  ...common,
  type: z.literal("text-box"),
  data: z.object({ boxes: z.array(z.object({ contents: z.array(textBoxContentSchema) })) }),
});
/** Text, pictures, sounds and films (§3.141), as rich text. Loaded, it has one content at most (§5.37). */
export interface TextBox extends WithMedias<z.infer<typeof textBoxSchema>> {}

const gameSchema = z.object({
  ...common,
  type: z.literal("game"),
  data: z.record(z.string(), z.unknown()),
  /** Share of the game in the averages; a game without one is left out of them. */
  weight: z.optional(z.number()),
});
/**
 * A game on a slide (§3.132): its first media holds it, `readGame` of the games entry reads it; `weight` is its share
 * in averages, in no unit, and a game without one is left out of them.
 */
export interface GameInteractivity extends WithMedias<z.infer<typeof gameSchema>> {}

const cardSchema = z.object({
  slug: z.string(),
  title: z.optional(z.string()),
  icon: z.optional(z.string()),
  firstIcon: z.optional(z.string()),
  secondIcon: z.optional(z.string()),
  front: z.optional(z.array(richTextBlockSchema)),
  back: z.optional(z.array(richTextBlockSchema)),
});
const cardsData = z.object({
  cardRows: z.array(z.array(cardSchema)),
  cardSize: z.enum(["xs", "s", "m", "l", "xl"]),
  cardDirection: z.optional(z.enum(["ONLY_ICON", "REGULAR", "REVERSE"])),
  cardTransition: z.optional(z.string()),
  validationCriteria: z.optional(z.unknown()),
});
const flipCardSchema = z.object({ ...common, type: z.literal("flip-card"), data: cardsData });
const cardModalSchema = z.object({ ...common, type: z.literal("card-modal"), data: cardsData });

/** Cards that turn, with an icon or a text on each side. */
export interface FlipCards extends WithMedias<z.infer<typeof flipCardSchema>> {}
/** Cards that open, with an icon or a text on each side. */
export interface CardModals extends WithMedias<z.infer<typeof cardModalSchema>> {}

const attachmentSchema = z.object({
  ...common,
  type: z.literal("attachment"),
  data: z.object({
    attachments: z.array(
      z.object({ slug: z.optional(z.string()), name: z.string(), src: z.string(), required: z.optional(z.boolean()) }),
    ),
    direction: z.enum(["HORIZONTAL", "VERTICAL"]),
  }),
});

/** Files to read (§3.140): a `src` is `document:<slug>` or an address of the web. */
export interface Attachments extends WithMedias<z.infer<typeof attachmentSchema>> {}

/** An interactivity of any type (§3.129–§3.141), told apart by its `type`, as zod reads it. */
export const interactivitySchema = z.discriminatedUnion("type", [
  textBoxSchema,
  gameSchema,
  flipCardSchema,
  cardModalSchema,
  attachmentSchema,
]);
/**
 * What stands on a slide (§3.129–§3.141), told apart by its `type`: texts and media, games, cards that turn or open,
 * files to read.
 */
export type Interactivity = TextBox | GameInteractivity | FlipCards | CardModals | Attachments;
/** A type of interactivity (§3.132). */
export type InteractivityType = Interactivity["type"];
