// Knows that simulated learners are estimated with the error that theory gives, whichever strategy chooses.
import { expect, test } from "vitest";
import { measurePopulation } from "./testing/measure-population.ts";

/** Standard errors of a mean: chance goes further once in sixteen thousand times. */
const FAR = 4;

test.each(["MASTERY", "ADAPTIVE_TEST"] as const)(
  "decisions 9 of 600 learners whom %s asks, the estimates are off by as much as their standard errors say, and to neither side",
  (strategy) => {
    const learners = 600;
    const { bias, rmse, theory, answers, stopped } = measurePopulation(strategy, learners);
    expect(answers).toBeGreaterThan(1);
    expect(Math.abs(bias)).toBeLessThan((FAR * theory) / Math.sqrt(learners));
    expect(Math.abs(rmse / theory - 1)).toBeLessThan(FAR / Math.sqrt(2 * learners));
    expect(stopped).toBe(1);
  },
);
