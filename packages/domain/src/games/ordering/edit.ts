// Knows how an author changes a game of orders.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { LEAST_STEPS, MOST_ORDERS, MOST_STEPS, type Ordering, type OrderQuestion, type OrderStep } from "./schema.ts";

const withQuestions = <G extends Ordering>(game: G, questions: readonly OrderQuestion[]): G => ({
  ...game,
  content: { ...game.content, questions },
});
const makeStep = (random: () => number): OrderStep => ({ slug: createSlug(random), text: "" });

/** The game with an empty question at the end, under random slugs; the very same game when it is full. */
export function addOrder<G extends Ordering>(game: G, random: () => number): G {
  const { questions } = game.content;
  if (questions.length >= MOST_ORDERS) return game;
  const steps = Array.from({ length: 3 }, () => makeStep(random));
  return withQuestions(game, [...questions, { slug: createSlug(random), text: "", steps, explanation: "" }]);
}

/** What an author writes of a question. */
export type OrderPart = Partial<Pick<OrderQuestion, "text" | "steps" | "explanation">>;

/** The game with a part of one question changed; an equal one when it has no such question. */
export const changeOrder = <G extends Ordering>(game: G, slug: string, part: OrderPart): G =>
  withQuestions(game, changeOne(game.content.questions, slug, part));
export const keepOrder = <G extends Ordering>(game: G, slug: string): G =>
  withQuestions(game, keepOne(game.content.questions, slug));
export const removeOrder = <G extends Ordering>(game: G, slug: string): G =>
  withQuestions(game, removeOne(game.content.questions, slug));
export const moveOrder = <G extends Ordering>(game: G, slug: string, step: -1 | 1): G =>
  withQuestions(game, moveOne(game.content.questions, slug, step));

export const writeStep = ({ steps }: OrderQuestion, slug: string, text: string): OrderPart => ({
  steps: changeOne(steps, slug, { text }),
});
export const moveStep = ({ steps }: OrderQuestion, slug: string, step: -1 | 1): OrderPart => ({
  steps: moveOne(steps, slug, step),
});
/** Adds an empty step; twelve at most. */
export const addStep = ({ steps }: OrderQuestion, random: () => number): OrderPart => ({
  steps: steps.length < MOST_STEPS ? [...steps, makeStep(random)] : steps,
});
/** Removes a step; at least two stay. */
export const removeStep = ({ steps }: OrderQuestion, slug: string): OrderPart => ({
  steps: steps.length > LEAST_STEPS ? removeOne(steps, slug) : steps,
});

/** The game with one of its settings changed. */
export const setOrdering = <G extends Ordering>(game: G, part: Pick<Ordering["content"], "byNeighbours">): G => ({
  ...game,
  content: { ...game.content, ...part },
});
