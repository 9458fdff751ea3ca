// Knows what learners see of cards, whether they turn or open.
import type { SeenView } from "../kind/seen-view.ts";
import { type Card, type Cards, type CardsData, listCards } from "./list-blocks.ts";

/** Cards that turn, or that open. */
export interface CardsView extends SeenView {
  readonly kind: "flip-card" | "card-modal";
  readonly cards: readonly Card[];
  readonly size: CardsData["cardSize"];
  readonly direction: NonNullable<CardsData["cardDirection"]>;
  /** As its author chose it; empty for the default one. */
  readonly transition: string;
}

export const viewCards = (
  one: Cards & { readonly type: CardsView["kind"] },
  seen: SeenView | null,
): CardsView | null => {
  const { cardSize: size, cardDirection: direction = "REGULAR", cardTransition: transition = "" } = one.data;
  return seen && { kind: one.type, ...seen, cards: listCards(one), size, direction, transition };
};
