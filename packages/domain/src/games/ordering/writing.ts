// Knows what those who make and judge a game of the type ORDERING need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { sampleOrdering } from "./sample.ts";
import type { Ordering, OrderQuestion } from "./schema.ts";

const isWritten = ({ steps }: OrderQuestion): boolean => steps.every(({ text }) => text.trim() !== "");

/** An order in which nothing stands in its place, or follows what it should. */
const miss = (order: readonly string[], byNeighbours = false): readonly string[] =>
  byNeighbours ? order.toReversed() : [...order.slice(1), ...order.slice(0, 1)];

/** Questions, each with steps that are put in order. */
export const orderingWriting: GameWriting<Ordering> = {
  sample: sampleOrdering,
  solve: ({ content }, right, wrong) =>
    solveItems(content.questions, right, wrong, ({ steps }, isRight) => {
      const order = steps.map(({ slug }) => slug);
      return isRight ? order : miss(order, content.byNeighbours);
    }),
  ask: ({ content }) =>
    content.questions.map(({ slug, text, steps, sample }) => ({
      ...{ slug, words: text, isSample: sample !== undefined },
      right: steps.map((step, index) => `${index + 1}. ${step.text}`).join(" "),
    })),
  offer: ({ content }, item) =>
    content.questions
      .filter(({ slug }) => slug === item)
      .flatMap(({ steps }) => steps.map(({ slug, text }) => ({ slug, words: text }))),
  // A question with a step that has no words counts as blank.
  findUnwritten: ({ content }) =>
    findUnwritten(content.questions.map((one) => (isWritten(one) ? one : { ...one, text: "" }))),
  nouns: { en: { one: "question", many: "questions" }, fr: { one: "question", many: "questions", gender: "f" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      questions: game.content.questions.map((question) => ({
        ...question,
        text: change(question.text),
        steps: question.steps.map((step) => ({ ...step, text: change(step.text) })),
        explanation: change(question.explanation),
      })),
    },
  }),
  // It has texts only, and no media.
  listMedia: () => [],
};
