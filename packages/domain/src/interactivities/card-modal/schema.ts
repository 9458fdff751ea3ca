// Knows what a set of cards of the kind `card-modal` is made of.
import * as z from "zod/mini";
import { cardsData } from "../cards/schema.ts";
import { common, type WithMedias } from "../kind/media.ts";

export const cardModalSchema = z.object({ ...common, type: z.literal("card-modal"), data: cardsData });
/** Cards that open, with an icon or a text on each side. */
export interface CardModals extends WithMedias<z.infer<typeof cardModalSchema>> {}
