// Knows how an author changes a carousel, which keeps at least two cards.
import { createSlug } from "../../kernel/index.ts";
import type { ChoicePart } from "../choice/edit.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { type Carousel, type CarouselCard, LEAST_CARDS, MOST_CARDS } from "./schema.ts";

const withCards = <G extends Carousel>(game: G, cards: readonly CarouselCard[]): G => ({
  ...game,
  content: { ...game.content, cards },
});

/** The game with an empty card at the end, under a random slug; the very same game when it is full. */
export function addCard<G extends Carousel>(game: G, random: () => number): G {
  const { cards } = game.content;
  if (cards.length >= MOST_CARDS) return game;
  return withCards(game, [...cards, { slug: createSlug(random), title: "", text: "" }]);
}

/** What an author writes of a card; undefined removes a part. */
export type CardPart = Partial<Pick<CarouselCard, "title" | "text" | "picture" | "sound" | "question">>;

/** The game with a part of one card changed; an equal one when it has no such card. */
export const changeCard = <G extends Carousel>(game: G, slug: string, part: CardPart): G =>
  withCards(game, changeOne(game.content.cards, slug, part));
export const keepCard = <G extends Carousel>(game: G, slug: string): G =>
  withCards(game, keepOne(game.content.cards, slug));
export const removeCard = <G extends Carousel>(game: G, slug: string): G =>
  game.content.cards.length > LEAST_CARDS ? withCards(game, removeOne(game.content.cards, slug)) : game;
export const moveCard = <G extends Carousel>(game: G, slug: string, step: -1 | 1): G =>
  withCards(game, moveOne(game.content.cards, slug, step));

/** A question with these options, the first of which is right. */
export const askOnCard = (options: readonly string[], random: () => number): CardPart => ({
  question: {
    slug: createSlug(random),
    text: "",
    several: false,
    explanation: "",
    options: options.map((text, index) => ({ slug: createSlug(random), text, right: index === 0 })),
  },
});
/** The card with its question changed; nothing where it has none. */
export const writeAsked = ({ question }: CarouselCard, part: ChoicePart): CardPart =>
  question ? { question: { ...question, ...part } } : {};

/** The game with one of its settings changed. */
export const setCarousel = <G extends Carousel>(game: G, part: Pick<Carousel["content"], "waits">): G => ({
  ...game,
  content: { ...game.content, ...part },
});
