// Knows which question comes next in a form, what its answers are worth, and which questions nobody is ever asked.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changeFormQuestion,
  type FormQuestion,
  isAnswered,
  type JumpForm,
  listAnswers,
  listFlaws,
  parseJumpForm,
  removeFormQuestion,
  scoreGame,
  solveGame,
  viewGame,
  writeFormKind,
} from "../index.ts";
import { readFormAnswer } from "./answer.ts";
import { boundFormPoints, findFormEnd } from "./explore.ts";
import { listOutcomes } from "./outcomes.ts";

const make = (content: object, config: object = {}): JumpForm => {
  const read = parseJumpForm({ config: { gameType: "JUMP_FORM", ...config }, content });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const game = (own: JumpForm) => ({ gameType: "JUMP_FORM" as const, ...own });
const pick = (slug: string, part: object = {}) => ({
  ...{ slug, text: slug, kind: "choice" },
  options: ["a", "b", "c"].map((one, index) => ({ slug: one, text: one, points: index })),
  ...part,
});
const jump = (to: string, part: object) => ({ slug: `to-${to}`, to, ...part });
const ask = (own: JumpForm, answers: object) => {
  const view = viewGame(game(own), { answers }, null);
  return view.isAtEnd ? "end" : (view.questions.at(-1)?.slug ?? "");
};

const target = fc.constantFrom("", "end", "q0", "q1", "q2", "q3", "q4", "gone");
const anyForm = fc
  .record({
    scored: fc.boolean(),
    questions: fc.array(
      fc.record({
        kind: fc.constantFrom("choice", "scale", "number", "date", "short", "long"),
        isOptional: fc.boolean(),
        several: fc.boolean(),
        counts: fc.boolean(),
        next: target,
        points: fc.tuple(fc.integer({ min: -3, max: 4 }), fc.integer({ min: -3, max: 4 }), fc.nat(4)),
        jumps: fc.array(
          fc.record({ to: target, options: fc.subarray(["a", "b", "c"]), least: fc.nat(6), span: fc.nat(3) }),
          { maxLength: 2 },
        ),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ scored, questions }) =>
    make({
      scored,
      questions: questions.map(({ points, jumps, ...own }, index) => ({
        ...{ slug: `q${index}`, text: `Q${index}`, ...own },
        options: ["a", "b", "c"].map((slug, place) => ({ slug, text: slug, points: points[place] })),
        jumps: jumps.map(({ least, span, ...one }, place) => ({
          ...{ slug: `j${place}`, least, most: least + span, ...one },
        })),
      })),
    }),
  );
const anyAnswer = fc.oneof(
  fc.subarray(["a", "b", "c"], { minLength: 1 }),
  fc.integer({ min: 0, max: 7 }),
  fc.integer({ min: -2, max: 9 }).map(String),
  fc.constantFrom("2026-02-30", "2026-03-01", "words", "", null),
);
const anyAnswers = fc.record(Object.fromEntries(["q0", "q1", "q2", "q3", "q4"].map((slug) => [slug, anyAnswer])), {
  requiredKeys: [],
});

describe("whatever the form and the answers", () => {
  test("§9.18 nobody has more points than the best way gives, and a walk along that way has as many", () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (form, answers) => {
        const mine = scoreGame(game(form), { answers });
        const best = scoreGame(game(form), solveGame(game(form)));
        if (mine.status === "COMPLETE") expect(best.status).toBe("COMPLETE");
        if (mine.score !== undefined) expect(best.score).toBe(100);
        if (!form.content.scored) expect("score" in mine).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
  test("§9.18 where not every way is looked at, no way gives more points than the bound", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const best = findFormEnd(form, 1);
        if (best) expect(boundFormPoints(form) ?? Number.NEGATIVE_INFINITY).toBeGreaterThanOrEqual(best.points);
      }),
      { numRuns: 500 },
    );
  });
  test("§4.66 a form that lost a question keeps all answers to the others, and asks the others", () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, fc.nat(4), (form, answers, gone) => {
        const left = removeFormQuestion(form, `q${gone}`);
        const view = viewGame(game(left), { answers }, null);
        const { items } = scoreGame(game(left), { answers });
        const walked = view.questions.filter((one) => one.isAnswered);
        expect(items.filter(isAnswered).map(({ slug }) => slug)).toEqual(walked.map(({ slug }) => slug));
        // Every answer to a question that is still on the way is there.
        const { questions } = viewGame(game(form), { answers }, null);
        for (const one of walked) {
          const former = questions.find(({ slug }) => slug === one.slug);
          if (former?.isAnswered) expect(one).toEqual(former);
        }
      }),
    );
  });
  test("each answer leads to the next question, as often as a way leads back", () => {
    fc.assert(
      fc.property(anyForm, fc.array(fc.nat(100), { maxLength: 25 }), (form, chosen) => {
        let answers: object = {};
        for (const one of chosen) {
          const view = viewGame(game(form), { answers }, null);
          const question = form.content.questions.find(({ slug }) => slug === ask(form, answers));
          const outcomes = question ? listOutcomes(form, question) : [];
          const outcome = outcomes[one % Math.max(1, outcomes.length)];
          if (!question || !outcome) return;
          answers = { ...view.answers, [question.slug]: outcome.kept };
          expect(ask(form, answers)).toBe(outcome.to?.slug ?? "end");
        }
      }),
    );
  });
  test("a question that is asked is told as reachable, and an end that is reached is not told as missing", () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (form, answers) => {
        const flaws = listFlaws(game(form));
        const view = viewGame(game(form), { answers }, null);
        const numbers = view.questions.map(
          ({ slug }) => form.content.questions.findIndex((one) => one.slug === slug) + 1,
        );
        for (const number of numbers) expect(flaws).not.toContainEqual({ number, kind: "unreachable" });
        if (view.isAtEnd) {
          expect(flaws.some(({ kind }) => kind === "no-end")).toBe(false);
          for (const number of numbers) expect(flaws).not.toContainEqual({ number, kind: "lost" });
        }
      }),
      { numRuns: 500 },
    );
  });
});

test("§9.18 an answer decides what comes next: by its option, by its number, otherwise the question that follows", () => {
  const form = make({
    questions: [
      pick("q0", { jumps: [jump("q2", { options: ["b"] }), jump("end", { options: ["c"] })] }),
      { slug: "q1", text: "Q1", kind: "scale", jumps: [jump("end", { least: 1, most: 2 })], next: "q3" },
      { slug: "q2", text: "Q2", kind: "number", least: 0, jumps: [jump("end", { least: 10 })] },
      { slug: "q3", text: "Q3", kind: "date" },
    ],
  });
  expect([ask(form, {}), ask(form, { q0: ["a"] }), ask(form, { q0: ["b"] }), ask(form, { q0: ["c"] })]).toEqual([
    "q0",
    "q1",
    "q2",
    "end",
  ]);
  expect([ask(form, { q0: ["a"], q1: 2 }), ask(form, { q0: ["a"], q1: 3 }), ask(form, { q0: ["a"], q1: 6 })]).toEqual([
    "end",
    "q3",
    "q1",
  ]);
  expect([
    ask(form, { q0: ["b"], q2: "10,5" }),
    ask(form, { q0: ["b"], q2: "9" }),
    ask(form, { q0: ["b"], q2: "-1" }),
  ]).toEqual(["end", "q3", "q2"]);
  expect([
    ask(form, { q0: ["a"], q1: 3, q3: "2026-02-30" }),
    ask(form, { q0: ["a"], q1: 3, q3: "2026-02-28" }),
  ]).toEqual(["q3", "end"]);
  expect(listFlaws(game(form))).toEqual([]);
});
test("an answer that leads back asks again, and answers off the way wait until the learner returns to them", () => {
  const form = make({
    questions: [
      pick("q0", { jumps: [jump("end", { options: ["c"] })] }),
      pick("q1", { jumps: [jump("q0", { options: ["a"] })] }),
    ],
  });
  expect(ask(form, { q0: ["a"], q1: ["a"] })).toBe("q0");
  expect(ask(form, { q0: ["c"], q1: ["a"] })).toBe("end");
  expect(scoreGame(game(form), { answers: { q0: ["c"], q1: ["a"] } }).items).toEqual([{ slug: "q0", isDone: true }]);
  expect(ask(form, { q0: ["b"], q1: ["b"] })).toBe("end");
});
test("a learner who was led back is asked everything after that again, and gets on", () => {
  const form = make({ questions: [pick("q0"), pick("q1"), pick("q2", { jumps: [jump("q1", { options: ["a"] })] })] });
  const write = (answers: object, slug: string, answer: unknown) => ({
    ...viewGame(game(form), { answers }, null).answers,
    [slug]: answer,
  });
  const led = { q0: ["a"], q1: ["b"], q2: ["a"] };
  expect(viewGame(game(form), { answers: led }, null).answers).toEqual({ q0: ["a"] });
  const again = write(led, "q1", ["c"]);
  expect(ask(form, again)).toBe("q2");
  expect(ask(form, write(again, "q2", ["b"]))).toBe("end");
});
test("a number that is asked again is empty, not unreadable", () => {
  const form = make({
    questions: [{ slug: "q0", text: "Q0", kind: "number", next: "q0", jumps: [jump("end", { least: 5 })] }],
  });
  expect(viewGame(game(form), { answers: { q0: "3" } }, null).questions).toMatchObject([
    { written: "", isUnread: false },
  ]);
});
test("an optional question is passed by an answer that says so, and hosts hear of given answers only", () => {
  const form = make({
    questions: [
      { slug: "q0", text: "Q0", kind: "long", isOptional: true },
      { slug: "q1", text: "Q1", kind: "short" },
    ],
  });
  expect([ask(form, { q0: null }), ask(form, { q0: "" }), ask(form, { q0: null, q1: null })]).toEqual([
    "q1",
    "q0",
    "q1",
  ]);
  expect(listAnswers(game(form), { answers: { q0: null, q1: "yes" } })).toEqual([
    { kind: "free", as: "fill-in", slug: "q1", words: "Q1", answer: "yes" },
  ]);
});
test("§9.18 a form has no score, or its points as a share of the most; the score decides which end is read", () => {
  const content = {
    questions: [pick("q0", { jumps: [jump("end", { options: ["a"] })] }), pick("q1", { several: true })],
    profiles: [
      { slug: "low", title: "Low", text: "", from: 0 },
      { slug: "high", title: "High", text: "", from: 60 },
    ],
  };
  const read = (own: JumpForm, answers: object) => {
    const { status, score } = scoreGame(game(own), { answers });
    return [status, score, viewGame(game(own), { answers }, null).profile?.title];
  };
  expect(read(make(content), { q0: ["a"] })).toEqual(["COMPLETE", undefined, "Low"]);
  const scored = make({ ...content, scored: true }, { victoryThreshold: 50 });
  expect(read(scored, { q0: ["a"] })).toEqual(["FAILED", 0, "Low"]);
  expect(read(scored, { q0: ["c"], q1: ["b"] })).toEqual(["COMPLETE", 60, "High"]);
  expect(read(scored, { q0: ["c"], q1: ["b", "c"] })).toEqual(["COMPLETE", 100, "High"]);
  expect(read(scored, { q0: ["c"] })).toEqual(["STARTED", undefined, undefined]);
});
test("§9.18 a form with more ways than are looked at is scored against the upper bound of its points", () => {
  const slugs = Array.from({ length: 28 }, (_, index) => `q${index}`);
  const form = make({
    scored: true,
    questions: slugs.map((slug, index) => {
      if (index === 27) return pick(slug, { next: "end", jumps: [jump("q0", { options: ["a"] })] });
      return index % 2 === 0 && index < 26
        ? pick(slug, { jumps: [jump(`q${index + 2}`, { options: ["a"] })] })
        : pick(slug);
    }),
  });
  const all = (answer: string) => ({ answers: Object.fromEntries(slugs.map((slug) => [slug, [answer]])) });
  expect(listFlaws(game(form))).toEqual([]);
  expect([scoreGame(game(form), all("c")).score, scoreGame(game(form), all("b")).score]).toEqual([100, 50]);
  expect(scoreGame(game(form), solveGame(game(form))).score).toBe(100);
});
test("an end is found even far behind more ways than are looked at, all of which lead back", () => {
  const maze = Array.from({ length: 28 }, (_, index) => `m${index}`);
  const chain = Array.from({ length: 30 }, (_, index) => `e${index}`);
  const form = make({
    scored: true,
    questions: [
      pick("q0", { jumps: [jump("e0", { options: ["a"] })] }),
      ...maze.map((slug, index) =>
        index === 27
          ? pick(slug, { next: "q0" })
          : pick(slug, { jumps: [jump(maze[index + 2] ?? "m27", { options: ["a"] })] }),
      ),
      ...chain.map((slug) => pick(slug)),
    ],
  });
  expect(listFlaws(game(form))).toEqual([]);
  expect(scoreGame(game(form), solveGame(game(form))).status).toBe("COMPLETE");
});
test.each([
  ["a jump to nowhere", [pick("q0", { jumps: [jump("gone", { options: ["a"] })] })], [[1, "nowhere"]]],
  ["a question that is never asked", [pick("q0", { next: "end" }), pick("q1")], [[2, "unreachable"]]],
  [
    "a jump that another one takes",
    [pick("q0", { jumps: [jump("end", { options: ["a"] }), jump("q1", { options: ["a"] })] }), pick("q1")],
    [[1, "never-holds"]],
  ],
  [
    "a circle without an exit",
    [pick("q0", { jumps: [jump("end", { options: ["a"] })] }), pick("q1", { next: "q2" }), pick("q2", { next: "q1" })],
    [
      [2, "lost"],
      [3, "lost"],
    ],
  ],
  ["no end at all", [pick("q0", { next: "q0" })], [[0, "no-end"]]],
])("%s is told with its question", (_, questions, flaws) => {
  expect(listFlaws(game(make({ questions }))).map(({ number, kind }) => [number, kind])).toEqual(flaws);
});
test("a question of another kind has none of its former jumps, and can be read", () => {
  const form = make({ questions: [pick("q0", { jumps: [jump("end", { options: ["a"] })] }), pick("q1")] });
  const [first] = form.content.questions;
  for (const kind of ["scale", "number", "date", "short", "long", "choice"] as const) {
    const part = writeFormKind(first as FormQuestion, kind, () => 0.5);
    const changed = JSON.parse(JSON.stringify(changeFormQuestion(form, "q0", part)));
    const read = parseJumpForm(changed);
    expect(read.ok && read.value.content.questions[0]).toMatchObject({ kind, jumps: [] });
  }
});

test("an answer that is too long keeps whole characters", () => {
  const { questions } = make({ questions: [{ slug: "q", text: "Q", kind: "short" }] }).content;
  const read = questions.map((question) => readFormAnswer(question, `${"a".repeat(199)}🐘`));
  expect(read).toEqual([{ kind: "words", text: "a".repeat(199) }]);
});
