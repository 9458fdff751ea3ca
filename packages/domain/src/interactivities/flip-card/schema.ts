// Knows what a set of cards of the kind `flip-card` is made of.
import * as z from "zod/mini";
import { cardsData } from "../cards/schema.ts";
import { common, type WithMedias } from "../kind/media.ts";

export const flipCardSchema = z.object({ ...common, type: z.literal("flip-card"), data: cardsData });
/** Cards that turn, with an icon or a text on each side. */
export interface FlipCards extends WithMedias<z.infer<typeof flipCardSchema>> {}
