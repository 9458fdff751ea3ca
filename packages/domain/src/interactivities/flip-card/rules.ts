// Knows the kind `flip-card` as a whole: what it adds to other cards is how it is called.
import { cardsRules, cardsWriting } from "../cards/rules.ts";
import type { KindRules, KindWriting } from "../kind/kind-rules.ts";
import type { FlipCards } from "./schema.ts";

/** Cards that turn, with an icon or a text on each side. */
export const flipCard: KindRules<FlipCards> = cardsRules;

/** Cards that turn, with an icon or a text on each side. */
export const flipCardWriting: KindWriting<FlipCards> = {
  ...cardsWriting,
  names: { en: "a set of cards to turn", fr: "un jeu de cartes à retourner" },
};
