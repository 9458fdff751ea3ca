// Knows what those who make and judge a game of the type CHOICE need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { listPictures, mapPicture, nameShown } from "../picture/picture.ts";
import { sampleChoice } from "./sample.ts";
import type { Choice, ChoiceQuestion } from "./schema.ts";

/** The question with each of its texts replaced by what `change` makes of it. */
export const mapQuestion = (question: ChoiceQuestion, change: (text: string) => string): ChoiceQuestion => ({
  ...question,
  text: change(question.text),
  options: question.options.map((option) => ({ ...mapPicture(option, change), text: change(option.text) })),
  explanation: change(question.explanation),
});

/** The pictures of the options of these questions. */
export const listOptionPictures = (questions: readonly ChoiceQuestion[]) =>
  listPictures(questions.flatMap(({ options }) => options.map(({ picture }) => picture)));

/** The right answer to a question, in words. */
export const nameRight = ({ options }: ChoiceQuestion): string =>
  options.flatMap((option) => (option.right ? [nameShown(option)] : [])).join(", ");

/** The options of the question with this slug, among these questions. */
export const offerOptions = (questions: readonly ChoiceQuestion[], item: string) =>
  questions
    .filter(({ slug }) => slug === item)
    .flatMap(({ options }) => options.map((option) => ({ slug: option.slug, words: nameShown(option) })));

/** True where each option says something. */
export const hasWords = ({ options }: ChoiceQuestion): boolean =>
  options.every((option) => nameShown(option).trim() !== "");

/** A question with an option that says nothing, by words or by a picture, counts as blank. */
const showBlank = (question: ChoiceQuestion) => ({
  text: hasWords(question) ? question.text : "",
  sample: question.sample,
});

/** Questions with options, one or several of which are right. */
export const choiceWriting: GameWriting<Choice> = {
  sample: sampleChoice,
  solve: ({ content }, right, wrong) =>
    solveItems(content.questions, right, wrong, ({ options }, isRight) =>
      options.flatMap((option) => (option.right === isRight ? [option.slug] : [])).slice(0, isRight ? undefined : 1),
    ),
  ask: ({ content }) =>
    content.questions.map((question) => ({
      slug: question.slug,
      words: question.text,
      right: nameRight(question),
      isSample: question.sample !== undefined,
    })),
  offer: ({ content }, item) => offerOptions(content.questions, item),
  findUnwritten: ({ content }) => findUnwritten(content.questions.map(showBlank)),
  nouns: {
    en: { one: "question", many: "questions" },
    fr: { one: "question", many: "questions", gender: "f" },
  },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      questions: game.content.questions.map((question) => mapQuestion(question, change)),
    },
  }),
  listMedia: ({ content }) => listOptionPictures(content.questions),
};
