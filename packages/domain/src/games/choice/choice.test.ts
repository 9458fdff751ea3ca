// Knows what a game of choices is worth in each case, and that a question keeps enough options and a right one.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addChoice,
  addOption,
  type Choice,
  changeChoice,
  clearPictures,
  findGameOf,
  listAsked,
  listGameMedia,
  listUnwritten,
  markRight,
  moveChoice,
  parseChoice,
  removeChoice,
  removeOption,
  scoreGame,
  writeSeveral,
} from "../index.ts";

const make = (rights: readonly boolean[], several: boolean, rest: object = {}): Choice => ({
  config: { gameType: "CHOICE" },
  content: {
    questions: [
      {
        ...{ slug: "q", text: "Which?", several, explanation: "" },
        options: rights.map((right, at) => ({ slug: "abcdefghij".charAt(at), text: String(at), right })),
      },
    ],
    ...rest,
  },
});
const score = (game: Choice, chosen: string) =>
  scoreGame({ gameType: "CHOICE", ...game }, { answers: { q: [...chosen] } });

test.each([
  ["ab", 100, undefined],
  ["a", 50, 0.5],
  ["ac", 0, undefined],
  ["abc", 50, 0.5],
  ["abcd", 0, undefined],
  ["c", 0, undefined],
])("§9.18 of two right options and two wrong ones, %s is worth %d", (chosen, worth, credit) => {
  const result = score(make([true, true, false, false], true), chosen);
  expect([result.score, result.items[0]?.credit, result.items[0]?.right]).toEqual([worth, credit, worth === 100]);
});
test("§9.18 one point for the whole is not given by rounding: 29.9 of 30 is not all right", () => {
  const [question] = make(
    Array.from({ length: 10 }, () => true),
    true,
  ).content.questions;
  const questions = Array.from({ length: 30 }, (_, at) => ({ ...question, slug: `q${at}` }));
  const answers = Object.fromEntries(
    questions.map(({ slug }, at) => [slug, [...(at === 0 ? "abcdefghi" : "abcdefghij")]]),
  );
  const scores = [false, true].map((isSinglePoint) => {
    const params = { config: { gameType: "CHOICE", isSinglePoint }, content: { questions } };
    const game = findGameOf({ params }, "CHOICE");
    return game && scoreGame(game, { answers }).score;
  });
  expect(scores).toEqual([100, 0]);
});
test("§9.18 all or nothing where the author says so", () => {
  const game = make([true, true, false], true, { isWhole: true });
  expect(["a", "ab", "abc"].map((chosen) => score(game, chosen).score)).toEqual([0, 100, 0]);
});
test("§9.18 two chosen options are no answer where only one is right", () => {
  const game = make([true, false], false);
  expect(score(game, "a").score).toBe(100);
  expect(score(game, "b").score).toBe(0);
  expect(score(game, "ab").status).toBe("NOT_STARTED");
  expect(score(game, "").status).toBe("NOT_STARTED");
});
test("§8.32 a question without a right option is a fault, and so is one with a single option", () => {
  const faults = (game: Choice) => {
    const read = parseChoice(game);
    return read.ok ? [] : read.error.map(({ path }) => path.join("."));
  };
  expect(faults(make([true, false], false))).toEqual([]);
  for (const game of [make([false, false], false), make([true, true], false), make([false, false], true)])
    expect(faults(game)).toEqual(["content.questions.0.options"]);
  expect(faults(make([true], false))).toEqual(["content.questions.0.options"]);
});
test("whatever is added, marked, moved and removed, the game can still be read", () => {
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  type Step = (game: Choice, question: Choice["content"]["questions"][number], at: number) => Choice;
  const steps: readonly Step[] = [
    (game) => addChoice(game, random),
    (game, { slug }) => removeChoice(game, slug),
    (game, { slug }, at) => moveChoice(game, slug, at % 2 === 0 ? 1 : -1),
    (game, own) => changeChoice(game, own.slug, addOption(own, random)),
    (game, own, at) =>
      changeChoice(game, own.slug, removeOption(own, own.options[at % own.options.length]?.slug ?? "")),
    (game, own, at) =>
      changeChoice(game, own.slug, markRight(own, own.options[at % own.options.length]?.slug ?? "", at % 3 > 0)),
    (game, own, at) => changeChoice(game, own.slug, writeSeveral(own, at % 2 === 0)),
  ];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(60)), { maxLength: 60 }), (done) => {
      let game = make([true, false], false);
      for (const [step, at] of done) {
        const own = game.content.questions[at % Math.max(1, game.content.questions.length)];
        game = own ? step(game, own, at) : addChoice(game, random);
        expect(parseChoice(game).ok).toBe(true);
      }
    }),
  );
});
test("§3.131 an option without words is named by its picture; a picture without an alternative is told", () => {
  const picture = { src: "document:p", alt: "A red bird" };
  const own = make([true, false], false);
  const [question] = own.content.questions;
  if (!question) throw new Error("no question");
  const show = (shown: object, text = "") => {
    const options = question.options.map((one) => ({
      ...one,
      ...(one.right && { text, picture: { ...picture, ...shown } }),
    }));
    return { gameType: "CHOICE" as const, ...own, content: { questions: [{ ...question, options }] } };
  };
  expect(listAsked(show({})).map(({ right }) => right)).toEqual(["A red bird"]);
  expect([listUnwritten(show({})), listUnwritten(show({ alt: " " }))]).toEqual([[], [{ number: 1, kind: "blank" }]]);
  const lacks = (game: ReturnType<typeof show>) => listGameMedia(game).map(({ lacksAlternative }) => lacksAlternative);
  expect([lacks(show({})), lacks(show({ alt: "" })), lacks(show({ alt: "", isDecoration: true }, "A bird"))]).toEqual([
    [false],
    [true],
    [false],
  ]);
  const taken = changeChoice(show({}), "q", clearPictures(show({}).content.questions[0] ?? question));
  expect(listGameMedia(taken)).toEqual([]);
});
