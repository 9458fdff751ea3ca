// Knows what a player needs of the kind `card-modal`: the same as of other cards.
import { cardsRules } from "../cards/rules.ts";
import type { KindRules } from "../kind/kind-rules.ts";
import type { CardModals } from "./schema.ts";

/** Cards that open, with an icon or a text on each side. */
export const cardModal: KindRules<CardModals> = cardsRules;
