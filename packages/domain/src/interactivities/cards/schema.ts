// Knows what cards are made of, whether they turn or open (§3.133–§3.139).
import * as z from "zod/mini";
import { richTextBlockSchema } from "../rich-text/rich-text.ts";

const cardSchema = z.object({
  slug: z.string(),
  title: z.optional(z.string()),
  icon: z.optional(z.string()),
  firstIcon: z.optional(z.string()),
  secondIcon: z.optional(z.string()),
  front: z.optional(z.array(richTextBlockSchema)),
  back: z.optional(z.array(richTextBlockSchema)),
});

/** The data of cards. */
export const cardsData = z.object({
  cardRows: z.array(z.array(cardSchema)),
  cardSize: z.enum(["xs", "s", "m", "l", "xl"]),
  cardDirection: z.optional(z.enum(["ONLY_ICON", "REGULAR", "REVERSE"])),
  cardTransition: z.optional(z.string()),
  validationCriteria: z.optional(z.unknown()),
});
