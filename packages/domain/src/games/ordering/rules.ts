// Knows what a player needs of the type ORDERING.
import { readAnswers, readSeed } from "../game/answers.ts";
import type { GameItemResult, Verdict } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, readVerdict, scoreItems } from "../game/score-items.ts";
import { type Ordering, type OrderQuestion, type OrderStep, parseOrdering } from "./schema.ts";

/** One question with the order that the learner gave. Do not show what is right before the game is done. */
export interface OrderQuestionView {
  readonly slug: string;
  readonly text: string;
  /** In their right order. */
  readonly steps: readonly OrderStep[];
  /** By their slugs; null while the learner gave no order. */
  readonly order: readonly string[] | null;
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** What a game of orders shows of itself. */
export interface OrderingView {
  readonly questions: readonly OrderQuestionView[];
  readonly byNeighbours: boolean;
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
}

/** The orders that hold each step exactly once. */
const readOrders = ({ content }: Ordering, data: unknown): ReadonlyMap<string, readonly string[]> =>
  readAnswers(data, (answer, slug) => {
    const question = content.questions.find((one) => one.slug === slug);
    if (!question || !Array.isArray(answer) || answer.length !== question.steps.length) return undefined;
    const order = answer.filter((one) => typeof one === "string");
    return question.steps.every((step) => order.includes(step.slug)) ? order : undefined;
  });

/** The share of places that are right, or of steps that follow the right one. */
function earn({ steps }: OrderQuestion, order: readonly string[], byNeighbours = false): number {
  const right = steps.map(({ slug }) => slug);
  if (!byNeighbours) return order.filter((slug, index) => slug === right[index]).length / right.length;
  const following = order.filter((slug, index) => index > 0 && right[right.indexOf(slug) - 1] === order[index - 1]);
  return following.length / (right.length - 1);
}

function view(game: Ordering, data: unknown, items: readonly GameItemResult[] | null): OrderingView {
  const orders = readOrders(game, data);
  const { questions, byNeighbours = false } = game.content;
  return {
    byNeighbours,
    seed: readSeed(data),
    questions: questions.map(({ slug, text, steps, explanation }, index) => ({
      ...{ slug, text, steps, explanation },
      order: orders.get(slug) ?? null,
      verdict: readVerdict(items?.[index]),
    })),
  };
}

/** Questions, each with steps that are put in order. */
export const ordering: GameRules<Ordering, OrderingView> = {
  steps: [],
  parse: parseOrdering,
  score(game, data) {
    const orders = readOrders(game, data);
    const items = game.content.questions.map((question) => {
      const order = orders.get(question.slug);
      return order
        ? judgeItem(question.slug, earn(question, order, game.content.byNeighbours))
        : { slug: question.slug };
    });
    return scoreItems(items, game.config);
  },
  list(game, data) {
    const orders = readOrders(game, data);
    return game.content.questions.flatMap(({ slug, text, steps }) => {
      const answer = orders.get(slug);
      if (!answer) return [];
      const rightAnswer = steps.map((step) => step.slug);
      // Sorted by slug, so that the letters of hosts do not show the right order.
      const options = rightAnswer.toSorted();
      return [{ kind: "sequencing" as const, slug, words: text, options, answer, rightAnswer }];
    });
  },
  view,
};
