// Knows what those who make and judge a game of the type SHORT_ANSWER need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { findRight } from "./rules.ts";
import { sampleShortAnswer } from "./sample.ts";
import type { ShortAnswer, ShortQuestion } from "./schema.ts";

/** The right answer with its unit, as its author wrote it. */
const tellRight = (question: ShortQuestion): string =>
  question.kind === "text" ? String(findRight(question)) : `${question.value} ${question.unit}`.trim();

/** A question without right words counts as blank. */
const showAnswer = (question: ShortQuestion) => ({
  text: tellRight(question) === "" ? "" : question.text,
  sample: question.sample,
});

function miss({ kind, accepted, value, tolerance }: ShortQuestion): string {
  if (kind === "text") return `${accepted.join(" ")} x ${accepted.join(" ")}`;
  const number = value + tolerance * 2 + 1;
  // A zero is added, because three digits behind a mark could be read either way.
  return Number.isInteger(number) ? String(number) : `${number}0`;
}

/** Questions that are answered by words or by a number. */
export const shortAnswerWriting: GameWriting<ShortAnswer> = {
  sample: sampleShortAnswer,
  solve: ({ content }, right, wrong) =>
    solveItems(content.questions, right, wrong, (question, isRight) =>
      isRight ? tellRight(question) : miss(question),
    ),
  ask: ({ content }) =>
    content.questions.map((question) => ({
      ...{ slug: question.slug, words: question.text, right: tellRight(question) },
      isSample: question.sample !== undefined,
    })),
  findUnwritten: ({ content }) => findUnwritten(content.questions.map(showAnswer)),
  nouns: { en: { one: "question", many: "questions" }, fr: { one: "question", many: "questions", gender: "f" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      questions: game.content.questions.map((question) => ({
        ...question,
        text: change(question.text),
        accepted: question.accepted.map(change),
        unit: change(question.unit),
        explanation: change(question.explanation),
      })),
    },
  }),
  // It has texts only, and no media.
  listMedia: () => [],
};
