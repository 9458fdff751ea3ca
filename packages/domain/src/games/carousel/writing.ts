// Knows what those who make and judge a game of the type CAROUSSEL need.
import { hasWords, listOptionPictures, mapQuestion, nameRight, offerOptions } from "../choice/writing.ts";
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { listShown, mapShown } from "../picture/shown-schema.ts";
import { sampleCarousel } from "./sample.ts";
import type { Carousel, CarouselCard } from "./schema.ts";

const isWritten = ({ title, text, picture, sound, question }: CarouselCard): boolean =>
  (picture !== undefined || sound !== undefined || `${title}${text}`.trim() !== "") &&
  (question === undefined || (question.text.trim() !== "" && hasWords(question)));

/** Cards that are gone through one by one. */
export const carouselWriting: GameWriting<Carousel> = {
  sample: sampleCarousel,
  solve: ({ content }, right, wrong) =>
    solveItems(content.cards, right, wrong, ({ question }, isRight) =>
      question
        ? question.options
            .flatMap((option) => (option.right === isRight ? [option.slug] : []))
            .slice(0, isRight ? undefined : 1)
        : true,
    ),
  ask: ({ content }) =>
    content.cards.map(({ slug, title, text, question, sample }) => ({
      ...{ slug, isSample: sample !== undefined },
      words: question?.text || title || text,
      right: question ? nameRight(question) : "",
    })),
  offer: ({ content }, item) =>
    content.cards
      .filter(({ slug }) => slug === item)
      .flatMap(({ question }) => (question ? offerOptions([question], question.slug) : [])),
  hasParts: ({ content }) => content.cards.some(({ question }) => question !== undefined),
  takesBlanks: ({ content }) => content.cards.some(({ question }) => question !== undefined),
  hinted: ({ content }) => content.cards.flatMap(({ slug, question }) => (question ? [slug] : [])),
  findUnwritten: ({ content }) =>
    findUnwritten(content.cards.map((card) => ({ text: isWritten(card) ? "written" : "", sample: card.sample }))),
  nouns: { en: { one: "card", many: "cards" }, fr: { one: "carte", many: "cartes", gender: "f" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      cards: game.content.cards.map((card) => {
        const { title, text, question } = card;
        const said = { ...mapShown({ ...card, title: change(title), text: change(text) }, change) };
        return question ? { ...said, question: mapQuestion(question, change) } : said;
      }),
    },
  }),
  listMedia: ({ content: { cards } }) => [
    ...listShown(cards),
    ...listOptionPictures(cards.flatMap(({ question }) => question ?? [])),
  ],
};
