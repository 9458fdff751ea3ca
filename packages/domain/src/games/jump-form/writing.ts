// Knows what those who make and judge a game of the type JUMP_FORM need.
import type { GameWriting } from "../game/game-rules.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { findFormEnd } from "./explore.ts";
import { findFormFlaws } from "./find-flaws.ts";
import { sampleJumpForm } from "./sample.ts";
import type { FormQuestion, JumpForm } from "./schema.ts";

const isWritten = ({ kind, options }: FormQuestion): boolean =>
  kind !== "choice" || options.every(({ text }) => text.trim() !== "");

/** Questions whose answers decide which one comes next. */
export const jumpFormWriting: GameWriting<JumpForm> = {
  sample: sampleJumpForm,
  // The first `right` answers of the way with the most points; with a wrong one, of the way with the fewest.
  solve: (form, right, wrong) => ({
    answers: Object.fromEntries(findFormEnd(form, wrong > 0 ? -1 : 1)?.answers.slice(0, right + wrong) ?? []),
  }),
  ask: ({ content }) =>
    content.questions.map(({ slug, text, sample }) => ({
      ...{ slug, words: text, right: "", isSample: sample !== undefined },
    })),
  offer: ({ content }, item) =>
    content.questions
      .filter(({ slug }) => slug === item)
      .flatMap(({ options }) => options.map(({ slug, text }) => ({ slug, words: text }))),
  // Its points decide.
  hasParts: () => false,
  takesBlanks: () => false,
  hinted: () => [],
  findUnwritten: ({ content }) =>
    findUnwritten(content.questions.map((one) => ({ text: isWritten(one) ? one.text : "", sample: one.sample }))),
  findFlaws: findFormFlaws,
  nouns: { en: { one: "question", many: "questions" }, fr: { one: "question", many: "questions", gender: "f" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      questions: game.content.questions.map((question) => ({
        ...question,
        text: change(question.text),
        help: change(question.help),
        options: question.options.map((option) => ({ ...option, text: change(option.text) })),
        leastLabel: change(question.leastLabel),
        mostLabel: change(question.mostLabel),
      })),
      profiles: game.content.profiles.map((one) => ({ ...one, title: change(one.title), text: change(one.text) })),
    },
  }),
  // It has texts only, and no media.
  listMedia: () => [],
};
