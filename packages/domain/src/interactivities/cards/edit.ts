// Knows what a new set of cards is, and how an author changes one. The rows follow from the size of the cards (§9.19).
import { changeOne, keepOne, moveOne, removeOne, type SampleLanguage } from "../../games/index.ts";
import { createSlug } from "../../kernel/index.ts";
import { type Card, type Cards, type CardsData, listCards } from "./list-blocks.ts";
import { sampleCards } from "./samples.ts";

/** Nobody looks through a longer set. */
export const MOST_CARDS = 30;

/** How many cards stand in a row on a wide screen, by their size (§9.19). */
export const CARDS_PER_ROW: Readonly<Record<CardsData["cardSize"], number>> = { xs: 7, s: 5, m: 3, l: 2, xl: 1 };

/** A set under a random slug, which is not compared with those of any course. @param random gives numbers in [0, 1). */
export function createCards<T extends "flip-card" | "card-modal">(
  type: T,
  local: SampleLanguage,
  random: () => number,
): { readonly slug: string; readonly type: T; readonly medias: readonly []; readonly data: CardsData } {
  const data = { cardRows: [sampleCards(local, random)], cardSize: "m", validationCriteria: "ALL" } as const;
  return { slug: createSlug(random), type, medias: [], data };
}

function cutIntoRows(cards: readonly Card[], size: CardsData["cardSize"]): readonly (readonly Card[])[] {
  const length = CARDS_PER_ROW[size];
  return Array.from({ length: Math.ceil(cards.length / length) }, (_, row) =>
    cards.slice(row * length, (row + 1) * length),
  );
}

const withCards = <C extends Cards>(one: C, cards: readonly Card[]): C => ({
  ...one,
  data: { ...one.data, cardRows: cutIntoRows(cards, one.data.cardSize) },
});

/** What an author writes of a card; undefined removes a part. */
export type CardPart = {
  readonly [K in "title" | "icon" | "firstIcon" | "picture" | "front" | "back" | "required" | "game"]?:
    | Card[K]
    | undefined;
};

/** The set with an empty card at its end; the very same set when it is full. */
export function addCard<C extends Cards>(one: C, random: () => number): C {
  const cards = listCards(one);
  return cards.length >= MOST_CARDS ? one : withCards(one, [...cards, { slug: createSlug(random), title: "" }]);
}

/** Changes a card: what is written of it no longer counts as the example. */
export function changeCard<C extends Cards>(one: C, slug: string, part: CardPart): C {
  const gone = Object.entries(part).flatMap(([key, value]) => (value === undefined ? [key] : []));
  const changed = changeOne(listCards(one), slug, part as Partial<Card>);
  return withCards(
    one,
    changed.map((card) =>
      card.slug === slug && gone.length > 0
        ? (Object.fromEntries(Object.entries(card).filter(([key]) => !gone.includes(key))) as unknown as Card)
        : card,
    ),
  );
}
export const keepCard = <C extends Cards>(one: C, slug: string): C => withCards(one, keepOne(listCards(one), slug));
export const moveCard = <C extends Cards>(one: C, slug: string, step: -1 | 1): C =>
  withCards(one, moveOne(listCards(one), slug, step));
export const removeCard = <C extends Cards>(one: C, slug: string): C => withCards(one, removeOne(listCards(one), slug));

/** Changes how the set as a whole looks, and when it is complete. */
export function setCards<C extends Cards>(
  one: C,
  settings: Partial<Pick<CardsData, "cardSize" | "cardDirection" | "cardTransition" | "validationCriteria">>,
): C {
  const changed = { ...one, data: { ...one.data, ...settings } };
  return withCards(changed, listCards(changed));
}
