// Knows which short answers are right, and how numbers are read.
import fc from "fast-check";
import { expect, test } from "vitest";
import { changeShort, listAnswers, parseShortAnswer, type ShortAnswer, scoreGame, viewGame } from "../index.ts";
import { isNear, readNumbers } from "./read-number.ts";

const make = (...questions: readonly object[]): ShortAnswer => {
  const content = { questions: questions.map((question, at) => ({ slug: `q${at}`, text: `Q${at}`, ...question })) };
  const read = parseShortAnswer({ config: { gameType: "SHORT_ANSWER" }, content });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const game = (own: ShortAnswer) => ({ gameType: "SHORT_ANSWER" as const, ...own });
const answers = (...typed: readonly string[]) => ({
  answers: Object.fromEntries(typed.map((one, at) => [`q${at}`, one])),
});

test.each([
  ["3,5", 3.5],
  ["3.5", 3.5],
  ["1 000", 1_000],
  ["1\u202f000,5", 1_000.5],
  ["1,000.5", 1_000.5],
  ["1.000,5", 1_000.5],
  ["1,000,000", 1_000_000],
  ["−2", -2],
  ["+7", 7],
  [".5", 0.5],
  ["5.", 5],
  ["12 km", 12],
  ["12km", 12],
  ["12 KM", 12],
  ["12 m", null],
  ["km", null],
  ["1e3", null],
  ["0x10", null],
  ["--1", null],
  ["1,2,3.4.5", null],
  ["", null],
  ["９", 9],
])("a number is read as people write it: “%s” in km is %s", (typed, number) => {
  expect(readNumbers(typed, "km")[0] ?? null).toBe(number);
});
test("whatever is typed is read as one number, two possible numbers, or none", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (typed, unit) => {
      expect(readNumbers(typed, unit).every(Number.isFinite)).toBe(true);
    }),
  );
});
test("§9.18 a number is right within its tolerance, whatever the rounding errors of computers", () => {
  expect([isNear(0.1 + 0.2, 0.3, 0), isNear(3.3, 3.2, 0.1), isNear(3.31, 3.2, 0.1)]).toEqual([true, true, false]);
});
test.each([
  [1_500, "1,500", true, 1_500],
  [1_500, "1.500 km", true, 1_500],
  [1.5, "1,500", true, 1.5],
  [-42_195, "−42.195", true, -42_195],
  [1_500, "1,50", false, 1.5],
  [1_500, "1,5000", false, 1.5],
  [500, "0,500", false, 0.5],
  [1_500_250, "1500,250", false, 1_500.25],
  [7, "1,500", false, 1.5],
])("§9.18 one mark before three digits is read either way: where %s is asked for, “%s” is right: %s", (...row) => {
  const [value, typed, isRight, answer] = row;
  const own = game(make({ kind: "number", value, unit: "km" }));
  expect(scoreGame(own, answers(typed)).score).toBe(isRight ? 100 : 0);
  expect(listAnswers(own, answers(typed))).toMatchObject([{ answer, isRight }]);
});
test("§9.18 a right number is given as a number: each language writes it in its own way", () => {
  const own = game(make({ kind: "number", value: 3.5, unit: "km" }, { accepted: ["Madrid"] }));
  expect(viewGame(own, null, null).questions.map(({ right }) => right)).toEqual([3.5, "Madrid"]);
});
test("§9.18 a text that is no number is no answer to a question that asks for one, and stays as it was typed", () => {
  const own = game(make({ kind: "number", value: 42, tolerance: 1, unit: "km" }, { accepted: ["Madrid"] }));
  const data = answers("many", "madrid");
  expect(scoreGame(own, data)).toMatchObject({ status: "STARTED", items: [{ slug: "q0" }, { right: true }] });
  expect(viewGame(own, data, null).questions[0]).toMatchObject({ answer: "many", isUnread: true });
  expect(scoreGame(own, answers("43,0 km", "Lisbon")).score).toBe(50);
  expect(listAnswers(own, answers("41"))).toEqual([
    { kind: "numeric", slug: "q0", words: "Q0", answer: 41, rightAnswer: 42, tolerance: 1, isRight: true },
  ]);
});
test("§9.18 a star stands for any letters; the answer that is told leaves it out and is right", () => {
  const own = game(make({ accepted: ["photosynth*", "Sun*light"] }));
  expect(scoreGame(own, answers("Photosynthesis")).score).toBe(100);
  expect(scoreGame(own, answers("synthesis")).score).toBe(0);
  expect(viewGame(own, null, null).questions[0]?.right).toBe("photosynth");
});
test("§8.32 more right words than a list takes are a fault", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);
  expect(make({ accepted: words(30) }).content.questions).toHaveLength(1);
  expect(() => make({ accepted: words(31) })).toThrow(/at most 30/);
});
test("§8.32 a number that nobody can be asked for is a fault", () => {
  expect(() => make({ kind: "number", value: 1e16 })).toThrow(/smaller number/);
  expect(() => make({ kind: "number", tolerance: -1 })).toThrow();
});
test("an example becomes the author's own part by part; any part of the answer counts as the whole answer", () => {
  const own = make({ accepted: ["Madrid"], sample: ["text", "answer"] });
  const marks = (changed: ShortAnswer) => changed.content.questions[0]?.sample;
  expect(marks(changeShort(own, "q0", { kind: "number" }))).toEqual(["text"]);
  expect(marks(changeShort(own, "q0", { text: "What?" }))).toEqual(["answer"]);
  expect(marks(changeShort(changeShort(own, "q0", { unit: "km" }), "q0", { text: "What?" }))).toBeUndefined();
});
