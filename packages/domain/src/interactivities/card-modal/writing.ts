// Knows what those who make and judge a set of cards of the kind `card-modal` need.
import { cardsWriting } from "../cards/writing.ts";
import type { KindWriting } from "../kind/kind-rules.ts";
import type { CardModals } from "./schema.ts";

/** Cards that open, with an icon or a text on each side. */
export const cardModalWriting: KindWriting<CardModals> = {
  ...cardsWriting,
  names: { en: "a set of cards to open", fr: "un jeu de cartes à ouvrir" },
};
