// Knows what an order is worth in each case, and that no attempt begins with the right order.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addOrder,
  addStep,
  changeOrder,
  moveStep,
  type Ordering,
  parseOrdering,
  removeOrder,
  removeStep,
  scoreGame,
  shuffleSteps,
} from "../index.ts";

const make = (steps: string, rest: object = {}): Ordering => ({
  config: { gameType: "ORDERING" },
  content: {
    questions: [
      { slug: "q", text: "In order", steps: [...steps].map((slug) => ({ slug, text: slug })), explanation: "" },
    ],
    ...rest,
  },
});
const score = (game: Ordering, order: string) =>
  scoreGame({ gameType: "ORDERING", ...game }, { answers: { q: [...order] } });

test.each([
  ["abcd", 100, 100],
  ["abdc", 50, 33],
  ["bcda", 0, 67],
  ["dcba", 0, 0],
  ["cdab", 0, 67],
])("§9.18 of four things, %s is worth %d by places and %d by neighbours", (order, byPlaces, byNeighbours) => {
  expect(score(make("abcd"), order).score).toBe(byPlaces);
  expect(score(make("abcd", { byNeighbours: true }), order).score).toBe(byNeighbours);
});
test.each(["abc", "aabc", "abcx", "abcda"])("§9.18 %s is no order of four things, and no answer", (order) => {
  expect(score(make("abcd"), order).status).toBe("NOT_STARTED");
});
test("an attempt never begins with the right order, and the same seed gives the same beginning", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 12 }), (seed, length) => {
      const [question] = make("abcdefghijkl".slice(0, length)).content.questions;
      if (!question) throw new Error("no question");
      const order = shuffleSteps(question, seed);
      expect(shuffleSteps(question, seed)).toEqual(order);
      expect(order).not.toEqual(question.steps.map(({ slug }) => slug));
      expect(order.toSorted()).toEqual(question.steps.map(({ slug }) => slug));
    }),
  );
});
test("whatever is added, moved and removed, the game can still be read", () => {
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  type Step = (game: Ordering, own: Ordering["content"]["questions"][number], slug: string) => Ordering;
  const steps: readonly Step[] = [
    (game) => addOrder(game, random),
    (game, { slug }) => removeOrder(game, slug),
    (game, own) => changeOrder(game, own.slug, addStep(own, random)),
    (game, own, slug) => changeOrder(game, own.slug, removeStep(own, slug)),
    (game, own, slug) => changeOrder(game, own.slug, moveStep(own, slug, 1)),
  ];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(60)), { maxLength: 60 }), (done) => {
      let game = make("abc");
      for (const [step, at] of done) {
        const own = game.content.questions[at % Math.max(1, game.content.questions.length)];
        game = own ? step(game, own, own.steps[at % own.steps.length]?.slug ?? "") : addOrder(game, random);
        expect(parseOrdering(game).ok).toBe(true);
      }
    }),
  );
});
