// Knows what cards are made of, whether they turn or open (§3.133–§3.139).
import * as z from "zod/mini";
import { richTextBlockSchema } from "../rich-text/rich-text.ts";

const cardSchema = z.object({
  slug: z.string(),
  /** The words on the front, which name the card. */
  title: z.optional(z.string()),
  icon: z.optional(z.string()),
  firstIcon: z.optional(z.string()),
  secondIcon: z.optional(z.string()),
  /** The picture on the front; `src` is `document:<slug>`, an empty `alt` means decoration. */
  picture: z.optional(z.object({ src: z.string(), alt: z.string() })),
  front: z.optional(z.array(richTextBlockSchema)),
  back: z.optional(z.array(richTextBlockSchema)),
  /** Where one card of the set is required, only required ones count. */
  required: z.optional(z.boolean()),
  /** Slug of a game on the same page that is played in the card when it opens. */
  game: z.optional(z.string()),
  /** The parts that are still those of the example in a new set: `front`, `back`. */
  sample: z.optional(z.array(z.string())),
});

/** The data of cards. */
export const cardsData = z.object({
  cardRows: z.array(z.array(cardSchema)),
  cardSize: z.enum(["xs", "s", "m", "l", "xl"]),
  cardDirection: z.optional(z.enum(["ONLY_ICON", "REGULAR", "REVERSE"])),
  cardTransition: z.optional(z.string()),
  validationCriteria: z.optional(z.unknown()),
});
