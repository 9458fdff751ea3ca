// Knows that estimated difficulties are as near to the true ones as theory allows.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calibrateQuestions, FEWEST_ANSWERS_OF_QUESTION } from "./calibrate.ts";
import { climbLikelihood } from "./likelihood.ts";
import { createRandom, simulateAnswers } from "./testing/simulate-answers.ts";

/** Difficulties around a mean, from −2 to 2. */
const spread = (count: number, around = 0): ReadonlyMap<string, number> =>
  new Map(Array.from({ length: count }, (_, at) => [`q${at}`, around - 2 + (4 * at) / (count - 1)]));
const oneAnswer = (learner: number, question: string, isRight: boolean) => ({
  learner: `l${learner}`,
  ...{ question, isRight },
});

describe("decisions 9 difficulties out of answers", () => {
  test("are as far from the true ones as their standard errors say, whoever answers and however few of the questions", () => {
    let [squares, count, outside] = [0, 0, 0];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0x7fffffff }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.constantFrom(0.4, 0.7, 1),
        (seed, mean, share) => {
          const difficulties = spread(20);
          const answers = simulateAnswers({ learners: 400, mean, difficulties, share }, createRandom(seed));
          for (const { question, estimate } of calibrateQuestions(answers, difficulties)) {
            if (!estimate) continue;
            const away = (estimate.difficulty - (difficulties.get(question) ?? 0)) / estimate.standardError;
            squares += away * away;
            count += 1;
            if (Math.abs(away) > 1.96) outside += 1;
            expect(Math.abs(away)).toBeLessThan(6);
          }
        },
      ),
      { numRuns: 15, seed: 9 },
    );
    expect(count).toBe(300);
    expect(squares / count).toBeGreaterThan(0.8);
    expect(squares / count).toBeLessThan(1.25);
    expect(outside / count).toBeLessThan(0.09);
  });

  test("the likelihood never falls during the climb", () => {
    const answer = fc.record({ question: fc.nat({ max: 5 }), isRight: fc.boolean() });
    const learner = fc.uniqueArray(answer, { selector: ({ question }) => question, maxLength: 6 });
    const begun = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(learner, { maxLength: 30 }), begun, (learners, first) => {
        const way = climbLikelihood(learners, first);
        let before = Number.NEGATIVE_INFINITY;
        for (let round = 0; round < 12; round += 1) {
          const { likelihood } = way.next().value;
          expect(likelihood).toBeGreaterThanOrEqual(before - 1e-9);
          before = likelihood;
        }
      }),
      { numRuns: 60 },
    );
  });

  test("the likelihood is that of the answers: for one right answer to a question of medium difficulty it is a half", () => {
    const { likelihood } = climbLikelihood([[{ question: 0, isRight: true }]], [0]).next().value;
    expect(Math.exp(likelihood)).toBeCloseTo(0.5, 9);
  });

  test("the scale keeps the author's guesses: whoever answers, the estimates have the same mean", () => {
    const guesses = spread(12, 0.7);
    const answers = simulateAnswers({ learners: 300, mean: 1.5, difficulties: spread(12), share: 1 }, createRandom(4));
    const found = calibrateQuestions(answers, guesses).flatMap(({ estimate }) => estimate?.difficulty ?? []);
    expect(found).toHaveLength(12);
    expect(found.reduce((sum, one) => sum + one, 0) / 12).toBeCloseTo(0.7, 9);
  });

  test("there is no estimate where too few answered, or all alike; only the first answer of a learner counts", () => {
    const guesses = new Map(["few", "enough", "alike", "unasked"].map((name) => [name, 0] as const));
    const answers = Array.from({ length: FEWEST_ANSWERS_OF_QUESTION }, (_, at) => [
      ...(at > 0 ? [oneAnswer(at, "few", at % 2 === 0)] : []),
      oneAnswer(at, "enough", at % 3 === 0),
      oneAnswer(at, "enough", true),
      oneAnswer(at, "alike", true),
      oneAnswer(at, "of another content", true),
    ]).flat();
    expect(calibrateQuestions(answers, guesses)).toEqual([
      { question: "few", estimate: null, answers: FEWEST_ANSWERS_OF_QUESTION - 1, right: 14 },
      {
        question: "enough",
        estimate: { difficulty: 0, standardError: expect.any(Number) },
        answers: FEWEST_ANSWERS_OF_QUESTION,
        right: 10,
      },
      { question: "alike", estimate: null, answers: FEWEST_ANSWERS_OF_QUESTION, right: FEWEST_ANSWERS_OF_QUESTION },
      { question: "unasked", estimate: null, answers: 0, right: 0 },
    ]);
    expect(calibrateQuestions([], guesses).every(({ estimate }) => estimate === null)).toBe(true);
  });
});
