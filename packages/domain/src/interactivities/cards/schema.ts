// Knows what cards are made of, whether they turn or open (§3.133–§3.139).
import * as z from "zod/mini";
import { richTextBlockSchema } from "../rich-text/rich-text.ts";

const cardSchema = z.object({
  slug: z.string(),
  /** What stands on the front in words: the card is called so. */
  title: z.optional(z.string()),
  icon: z.optional(z.string()),
  firstIcon: z.optional(z.string()),
  secondIcon: z.optional(z.string()),
  /** On the front; `src` is `document:<slug>`, an empty `alt` is decorative. */
  picture: z.optional(z.object({ src: z.string(), alt: z.string() })),
  front: z.optional(z.array(richTextBlockSchema)),
  back: z.optional(z.array(richTextBlockSchema)),
  /** Where one of a set is, those alone count that are. */
  required: z.optional(z.boolean()),
  /** Of a card that opens: slug of the game of its page that is played in it. */
  game: z.optional(z.string()),
  /** Its parts that are still those of the example of a new set: `front`, `back`. */
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
