// Knows what the results of a learner come to.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ProductResult, summarizeResults } from "../index.ts";

const result = fc.record<ProductResult>({
  status: fc.constantFrom("LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
  time: fc.nat(10_000),
});

test("§7.16 nothing begun comes to nothing, and to no score", () => {
  expect(summarizeResults([])).toEqual({
    started: 0,
    underWay: 0,
    completed: 0,
    time: 0,
    averageScore: null,
    trophies: { gold: 0, silver: 0, bronze: 0 },
  });
});

test("§7.16 what is completed counts, with the trophies of decisions 5; an absent score is not 0", () => {
  const results = [
    { status: "COMPLETE", score: 90, time: 10 },
    { status: "COMPLETE", score: 75, time: 0 },
    { status: "COMPLETE", score: null, time: 5 },
    { status: "FAILED", score: 60, time: 1 },
    { status: "NOT_STARTED", score: null, time: 0 },
    { status: "STARTED", score: null, time: 0 },
  ] as const;
  expect(summarizeResults(results)).toEqual({
    started: 5,
    underWay: 1,
    completed: 3,
    time: 16,
    averageScore: 75,
    trophies: { gold: 1, silver: 1, bronze: 0 },
  });
});

test("§7.16 no order of the products changes the sum, and no more is won than completed, nor completed than begun", () => {
  fc.assert(
    fc.property(fc.array(result), (results) => {
      const summary = summarizeResults(results);
      const { averageScore: _, ...counted } = summarizeResults(results.toReversed());
      expect(summary).toMatchObject(counted);
      const won = Object.values(summary.trophies).reduce((sum, one) => sum + one, 0);
      expect(won).toBeLessThanOrEqual(summary.completed);
      expect(summary.completed + summary.underWay).toBeLessThanOrEqual(summary.started);
    }),
  );
});
