// Knows what a player needs of the kind `flip-card`: the same as of other cards.
import { cardsRules } from "../cards/rules.ts";
import type { KindRules } from "../kind/kind-rules.ts";
import type { FlipCards } from "./schema.ts";

/** Cards that turn, with an icon or a text on each side. */
export const flipCard: KindRules<FlipCards> = cardsRules;
