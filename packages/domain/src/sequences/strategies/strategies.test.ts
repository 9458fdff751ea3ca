// Knows that every strategy ends, asks nothing twice, and does the same for the same seed and the same answers.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnsweredSequence, addAnswer } from "../attempt.ts";
import { readSequences } from "../content.ts";
import { mergeAnswers } from "../merge-answers.ts";
import { computeStat } from "../stat.ts";
import {
  type AttemptRules,
  readAttemptRules,
  readRules,
  replayAttempt,
  simulateLearner,
  USUAL_RULES,
} from "./index.ts";

const rules: fc.Arbitrary<AttemptRules> = fc
  .oneof(
    fc.constant(USUAL_RULES.LINEAR),
    fc.record({
      strategy: fc.constant("MASTERY" as const),
      right: fc.integer({ min: 1, max: 5 }),
      last: fc.integer({ min: 1, max: 6 }),
      most: fc.integer({ min: 1, max: 12 }),
    }),
    fc.record({
      strategy: fc.constant("ADAPTIVE_TEST" as const),
      standardError: fc.double({ min: 0.1, max: 1, noNaN: true }),
      most: fc.integer({ min: 1, max: 20 }),
      among: fc.integer({ min: 1, max: 5 }),
    }),
  )
  .chain((one) => fc.string().map((seed) => ({ ...one, seed })));
/** Levels of the questions of each theme; 0: a question without a right answer. */
const themes = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 10 }), { maxLength: 4 });
const makeContent = (levels: readonly (readonly number[])[]) =>
  readSequences({
    sequences: levels.map((theme, at) => ({
      uuid: `t${at}`,
      questions: theme.map((level, number) => ({
        uuid: `q${at}.${number}`,
        ...(level > 0 && { level }),
        answers: [
          { uuid: "right", text: "Right", correct: level > 0 },
          { uuid: "wrong", text: "Wrong" },
        ],
      })),
    })),
  });
type Content = ReturnType<typeof makeContent>;
/** One learner, who answers the n-th question as `right` says. */
function play(content: Content, how: AttemptRules, right: readonly boolean[]) {
  let answered: readonly AnsweredSequence[] = [];
  const asked: string[] = [];
  for (let { next } = replayAttempt(content, how, answered); next; { next } = replayAttempt(content, how, answered)) {
    asked.push(next.question.uuid);
    const answers = [right[(asked.length - 1) % right.length] ? "right" : "wrong"];
    answered = addAnswer(answered, next.theme.uuid, { uuid: next.question.uuid, answers, time: 1 });
    if (asked.length > 200) throw new Error("it never ends");
  }
  return { asked, answered };
}
const learner = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });

describe("decisions 9 every strategy", () => {
  test("ends, asks nothing twice and no more than it states, and is then over for the server", () => {
    fc.assert(
      fc.property(themes, rules, learner, (levels, how, right) => {
        const content = makeContent(levels);
        const { asked, answered } = play(content, how, right);
        expect(new Set(asked).size).toBe(asked.length);
        const { most } = replayAttempt(content, how, []);
        expect(asked.length).toBeLessThanOrEqual(most);
        if (asked.length > 0) expect(computeStat(content, answered, how).status).toBe("COMPLETE");
      }),
      { numRuns: 300 },
    );
  });

  test("does the same for the same seed and answers, in whatever order they arrive", () => {
    fc.assert(
      fc.property(themes, rules, learner, fc.infiniteStream(fc.nat()), (levels, how, right, dice) => {
        const content = makeContent(levels);
        const first = play(content, how, right);
        expect(play(content, how, right)).toEqual(first);
        const shuffled = [...first.answered]
          .map((theme) => ({
            ...theme,
            questionsAnswered: [...theme.questionsAnswered].sort(() => (Number(dice.next().value) % 2) * 2 - 1),
          }))
          .reverse();
        expect(computeStat(content, shuffled, how)).toEqual(computeStat(content, first.answered, how));
      }),
      { numRuns: 100 },
    );
  });

  test("§4.159 answers to questions that were not asked are refused, except in order, where everything may be answered", () => {
    const content = makeContent([[1, 2, 3, 1, 2, 3]]);
    const give = (uuid: string) => [{ uuid: "t0", questionsAnswered: [{ uuid, answers: ["right"], time: 1 }] }];
    const how: AttemptRules = { ...USUAL_RULES.MASTERY, seed: "s" };
    const next = replayAttempt(content, how, []).next?.question.uuid ?? "";
    expect(next).toMatch(/q0\.[14]/);
    expect(mergeAnswers(content, [], give(next), how).ok).toBe(true);
    expect(mergeAnswers(content, [], give("q0.0"), how)).toEqual({
      ok: false,
      error: [{ path: ["sequences", "t0", "q0.0"], message: "not asked" }],
    });
    expect(mergeAnswers(content, [], give("q0.0"), { strategy: "LINEAR", seed: "s" }).ok).toBe(true);
  });

  test("rules that cannot be read ask everything in order", () => {
    fc.assert(
      fc.property(fc.anything(), (odd) => {
        expect(["LINEAR", "MASTERY", "ADAPTIVE_TEST"]).toContain(readRules(odd).strategy);
        readAttemptRules(odd);
      }),
    );
    expect(readRules({ strategy: "MASTERY", right: 0 })).toEqual(USUAL_RULES.LINEAR);
    expect(readRules({ strategy: "MASTERY" })).toEqual(USUAL_RULES.MASTERY);
    expect(readAttemptRules({ strategy: "LINEAR" })).toBeNull();
  });
});

test("decisions 9 LINEAR is the order of its author", () => {
  fc.assert(
    fc.property(themes, learner, (levels, right) => {
      const content = makeContent(levels);
      const all = content.sequences.flatMap(({ questions }) => questions.map(({ uuid }) => uuid));
      expect(play(content, { strategy: "LINEAR", seed: "" }, right).asked).toEqual(all);
    }),
  );
});

describe("decisions 9 MASTERY", () => {
  const how: AttemptRules = { strategy: "MASTERY", right: 3, last: 4, most: 20, seed: "s" };
  const walk = (right: readonly boolean[], levels = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]) => {
    const content = makeContent([levels]);
    let answered: readonly AnsweredSequence[] = [];
    for (const isRight of right) {
      const { next } = replayAttempt(content, how, answered);
      if (!next) break;
      const answers = [isRight ? "right" : "wrong"];
      answered = addAnswer(answered, next.theme.uuid, { uuid: next.question.uuid, answers, time: 1 });
    }
    return { content, answered, ...replayAttempt(content, how, answered) };
  };

  test("begins in the middle; two right answers in a row go up, one wrong gives another question of the level, two go down", () => {
    const { steps, next } = walk([true, true, false, false, true, false, true, true]);
    expect(steps.map(({ question, move, remediates }) => [question.level, move, remediates])).toEqual([
      [2, null, false],
      [2, "up", false],
      [3, null, false],
      [3, "down", true],
      [2, null, false],
      [2, null, false],
      // The middle level has none left: the nearest lower one replaces it.
      [1, null, false],
      [1, "up", false],
    ]);
    expect(next?.question.level).toBe(1);
  });

  test("at the lowest level two wrong answers also show what to read again", () => {
    expect(walk([false, false, false, false]).steps.map(({ move, remediates }) => [move, remediates])).toEqual([
      [null, false],
      ["down", true],
      [null, false],
      [null, true],
    ]);
  });

  test("a theme ends once m of the last n at its top level are right", () => {
    const { next, themes: standings, score, content, answered } = walk([true, true, true, false, true, true, true]);
    expect([next, standings?.[0]?.isMastered, score]).toEqual([null, true, 100]);
    expect(computeStat(content, answered, how)).toMatchObject({
      status: "COMPLETE",
      stat: {
        questions: 12,
        answered: 6,
        right: 5,
        score: 100,
        sequences: [{ isMastered: true, level: 3, levels: 3 }],
      },
    });
  });

  test("the level never leaves the existing ones", () => {
    fc.assert(
      fc.property(themes, rules, learner, (levels, one, right) => {
        fc.pre(one.strategy === "MASTERY");
        const content = makeContent(levels);
        const { answered } = play(content, one, right);
        for (const { level, levels: of } of replayAttempt(content, one, answered).themes ?? []) {
          expect(level).toBeGreaterThanOrEqual(0);
          expect(level).toBeLessThan(Math.max(1, of));
        }
      }),
    );
  });

  test("a question without a right answer is not asked", () => {
    const content = makeContent([[0, 0], [1]]);
    expect(play(content, how, [true]).asked).toEqual(["q1.0"]);
  });
});

describe("decisions 9 ADAPTIVE_TEST", () => {
  const how: AttemptRules = { strategy: "ADAPTIVE_TEST", standardError: 0.1, most: 10, among: 1, seed: "s" };
  const content = makeContent([[1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]]);

  test("asks the question that tells most: a more difficult one after right answers, an easier one after wrong ones", () => {
    const levelsOf = (right: boolean) =>
      play(content, how, [right]).asked.map((uuid) => {
        const [theme] = content.sequences;
        return theme?.questions.find((one) => one.uuid === uuid)?.level ?? 0;
      });
    const [able, weak] = [levelsOf(true), levelsOf(false)];
    expect(able.slice(0, 7)).toEqual([2, 3, 3, 3, 4, 4, 4]);
    expect(weak.slice(0, 6)).toEqual([2, 2, 2, 1, 1, 1]);
  });

  test("stops at its standard error or its maximum, and tells both", () => {
    const sure = { ...how, standardError: 0.9 };
    const short = play(content, sure, [true, false]);
    const long = play(content, how, [true, false]);
    expect([short.asked.length < long.asked.length, long.asked.length]).toEqual([true, 10]);
    const { stat } = computeStat(content, short.answered, sure);
    expect(stat.standardError).toBeLessThanOrEqual(0.9);
    expect(Math.abs(stat.ability ?? 9)).toBeLessThan(1);
  });

  test("by the usual rules a test of enough questions is over at its standard error, before its most questions", () => {
    const usual = { ...USUAL_RULES.ADAPTIVE_TEST, seed: "s" };
    const bank = makeContent(Array.from({ length: 4 }, () => [1, 2, 2, 2, 2, 2, 2, 2, 2, 3]));
    const { asked, answered } = play(bank, usual, [true, false]);
    expect(asked.length).toBeLessThan(usual.most);
    const { stat } = computeStat(bank, answered, usual);
    expect(stat.standardError).toBeLessThanOrEqual(usual.standardError);
  });

  test("exposure: learners get one of the best questions, each by their seed", () => {
    const first = (seed: string) => replayAttempt(content, { ...how, among: 6, seed }, []).next?.question.uuid;
    const seen = new Set(Array.from({ length: 60 }, (_, at) => first(`seed ${at}`)));
    expect(seen.size).toBe(6);
  });
});

test("decisions 9 a simulated learner goes the way that the rules lead", () => {
  const content = makeContent([[1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]]);
  const how: AttemptRules = { ...USUAL_RULES.MASTERY, seed: "s" };
  const [weak, able] = [simulateLearner(content, how, -4), simulateLearner(content, how, 4)];
  expect(able.themes?.[0]?.isMastered).toBe(true);
  expect(weak.themes?.[0]?.isMastered).toBe(false);
  expect(weak.score ?? 100).toBeLessThan(able.score ?? 0);
});
