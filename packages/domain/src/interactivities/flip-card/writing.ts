// Knows what those who make and judge a set of cards of the kind `flip-card` need.
import { cardsWriting } from "../cards/writing.ts";
import type { KindWriting } from "../kind/kind-rules.ts";
import type { FlipCards } from "./schema.ts";

/** Cards that turn, with an icon or a text on each side. */
export const flipCardWriting: KindWriting<FlipCards> = {
  ...cardsWriting,
  names: { en: "a set of cards to turn", fr: "un jeu de cartes à retourner" },
};
