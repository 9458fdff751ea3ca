// Knows when a carousel is done, and what it is worth.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addCard,
  askOnCard,
  type Carousel,
  changeCard,
  LEAST_CARDS,
  listAnswers,
  listGameMedia,
  listUnwritten,
  MOST_CARDS,
  parseCarousel,
  removeCard,
  scoreGame,
  viewGame,
} from "../index.ts";

const asked = {
  ...{ slug: "q", text: "Q", several: false, explanation: "" },
  options: [
    { slug: "yes", text: "Yes", right: true },
    { slug: "no", text: "No", right: false },
  ],
};
const make = (cards: readonly object[], config: object = {}): Carousel => {
  const content = { cards: cards.map((card, at) => ({ slug: `c${at}`, title: `Card ${at}`, ...card })) };
  const read = parseCarousel({ config: { gameType: "CAROUSSEL", ...config }, content });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const game = (own: Carousel) => ({ gameType: "CAROUSSEL" as const, ...own });
const plain = make([{}, {}, {}]);
const asking = make([{}, { question: asked }, {}]);

test("§9.18 a carousel without a question is complete once every card was shown, and has no score, which is not 0", () => {
  const seen = (...slugs: readonly string[]) => ({ answers: Object.fromEntries(slugs.map((slug) => [slug, true])) });
  expect(scoreGame(game(plain), undefined).status).toBe("NOT_STARTED");
  expect(scoreGame(game(plain), seen("c0", "c2")).status).toBe("STARTED");
  const result = scoreGame(game(plain), seen("c0", "c1", "c2"));
  expect([result.status, "score" in result]).toEqual(["COMPLETE", false]);
  expect(listAnswers(game(plain), seen("c0", "c1", "c2"))).toEqual([]);
  // Nobody fails where nothing is judged.
  expect(scoreGame(game(make([{}, {}], { victoryThreshold: 50 })), seen("c0", "c1")).status).toBe("COMPLETE");
});
test("§9.18 the score is that of the questions alone, and a card with a question is done once it is answered", () => {
  const answer = (given: unknown) => ({ answers: { c0: true, c1: given, c2: true } });
  expect(scoreGame(game(asking), answer(true)).status).toBe("STARTED");
  expect(scoreGame(game(asking), answer(["yes"]))).toMatchObject({ status: "COMPLETE", score: 100 });
  expect(scoreGame(game(asking), answer(["no"]))).toMatchObject({ status: "COMPLETE", score: 0 });
  expect(scoreGame(game(asking), answer(["gone"])).status).toBe("STARTED");
  const failed = make([{}, { question: asked }], { victoryThreshold: 50 });
  expect(scoreGame(game(failed), answer(["no"])).status).toBe("FAILED");
  expect(listAnswers(game(asking), answer(["no"]))).toMatchObject([
    { slug: "c1", kind: "choice", words: "Q", answer: ["no"], rightAnswer: ["yes"] },
  ]);
});
test("§4.66 whatever cards are added and removed, those that stay keep what was shown", () => {
  fc.assert(
    fc.property(fc.subarray([0, 1, 2, 3, 4]), fc.subarray([0, 1, 2, 3, 4], { minLength: 2 }), (seen, left) => {
      const answers = Object.fromEntries(seen.map((at) => [`s${at}`, true]));
      const own = game(make(left.map((at) => ({ slug: `s${at}` }))));
      const { cards } = viewGame(own, { answers }, null);
      expect(cards.map(({ wasShown }) => wasShown)).toEqual(left.map((at) => seen.includes(at)));
    }),
  );
});
test("a card may have a picture alone; its author is told of a card with nothing on it", () => {
  const own = make([
    { title: "", picture: { src: "document:a" } },
    { title: " " },
    { question: { ...asked, text: "" } },
  ]);
  expect(listUnwritten(game(own))).toEqual([
    { number: 2, kind: "blank" },
    { number: 3, kind: "blank" },
  ]);
  const heard = make([{ sound: { src: "document:s" } }, { sound: { src: "document:t", transcript: "Hello" } }]);
  expect(listGameMedia(game(heard)).map(({ lacksAlternative }) => lacksAlternative)).toEqual([true, false]);
});
test("at least two cards stay, there are at most thirty, and a question can be added and removed", () => {
  const random = () => 0.5;
  const [first] = plain.content.cards;
  const two = removeCard(plain, first?.slug ?? "");
  expect(two.content.cards).toHaveLength(LEAST_CARDS);
  expect(removeCard(two, "c1")).toBe(two);
  const full = make(Array.from({ length: MOST_CARDS }, () => ({})));
  expect(addCard(full, random)).toBe(full);
  const asks = changeCard(plain, "c1", askOnCard(["True", "False"], random));
  expect(asks.content.cards[1]?.question?.options.map(({ text, right }) => [text, right])).toEqual([
    ["True", true],
    ["False", false],
  ]);
  const again = JSON.parse(JSON.stringify(changeCard(asks, "c1", { question: undefined })));
  expect(parseCarousel(again)).toEqual({ ok: true, value: plain });
});
test("§9.18 handed in with blanks, only cards that ask something are blanks", () => {
  const blank = game(make([{}, { question: asked }, { question: { ...asked, slug: "r" } }], { allowsBlanks: true }));
  const result = scoreGame(blank, { answers: { c1: ["yes"] }, isHandedIn: true });
  expect([result.status, result.score]).toEqual(["COMPLETE", 50]);
  expect(result.items).toEqual([
    { slug: "c0", isDone: true },
    { slug: "c1", right: true },
    { slug: "c2", right: false, isBlank: true },
  ]);
});
