// Knows the kind `card-modal` as a whole: what it adds to other cards is how it is called.
import { cardsRules, cardsWriting } from "../cards/rules.ts";
import type { KindRules, KindWriting } from "../kind/kind-rules.ts";
import type { CardModals } from "./schema.ts";

/** Cards that open, with an icon or a text on each side. */
export const cardModal: KindRules<CardModals> = cardsRules;

/** Cards that open, with an icon or a text on each side. */
export const cardModalWriting: KindWriting<CardModals> = {
  ...cardsWriting,
  names: { en: "a set of cards to open", fr: "un jeu de cartes à ouvrir" },
};
