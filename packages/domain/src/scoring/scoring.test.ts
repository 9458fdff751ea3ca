// Knows the tables of strategies, marks and trophies.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  awardTrophy,
  chooseTrophyAnimation,
  DEFAULT_MARK_TYPE,
  formatMark,
  isTrophy,
  listUnearned,
  MARK_TYPES,
  RESULT_TROPHIES,
  reaches,
  readStrategy,
  readThresholds,
  readWon,
  roundScore,
  weighScores,
} from "./index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 1_000 };

test("§9.10 §9.11 the first strategy given wins; none is BEST_SCORE, and so is DEFAULT", () => {
  expect(readStrategy(undefined, "LAST", "FIRST")).toEqual({ strategy: "LAST", notices: [] });
  expect(readStrategy(null, "", undefined)).toEqual({ strategy: "BEST_SCORE", notices: [] });
  expect(readStrategy("DEFAULT", "LAST").strategy).toBe("BEST_SCORE");
});
test("§4.63 §8.26 an unknown strategy is told and passed over", () => {
  const { strategy, notices } = readStrategy("MEAN", "FIRST");
  expect(strategy).toBe("FIRST");
  expect(notices).toEqual([
    { code: "strategy.unknown", level: "error", text: "Can not determine score, strategy 'MEAN' unknown" },
  ]);
});
test("§4.59 only items with weight > 0 and a score count, a score of 0 too", () => {
  expect(
    weighScores([
      { score: 0, weight: 1 },
      { score: 90, weight: 2 },
      { weight: 5 },
      { score: 7 },
      { score: 7, weight: 0 },
      { score: 7, weight: -1 },
    ]),
  ).toBe(60);
  expect(weighScores([{ weight: 1 }, { score: 5 }])).toBeUndefined();
});
test("decisions 8: a kept score is the nearest one of 0–100 with one decimal, and rounding it again changes nothing", () => {
  expect([66.66666666666667, 8.45, 0.05, 99.95, -3, 101, Number.NaN].map(roundScore)).toEqual([
    66.7, 8.5, 0.1, 100, 0, 100, 0,
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (score) => {
      const kept = roundScore(score);
      expect(String(kept)).toMatch(/^\d+(\.\d)?$/);
      expect(Math.abs(kept - score)).toBeLessThan(0.05 + 1e-9);
      expect(roundScore(kept)).toBe(kept);
    }),
  );
});
test("§4.59 an average lies between the lowest and the highest score", () => {
  const item = fc.record({ score: fc.integer({ min: 0, max: 100 }), weight: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1 }), (items) => {
      const scores = items.map(({ score }) => score);
      const average = weighScores(items) ?? Number.NaN;
      expect(average).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9);
      expect(average).toBeLessThanOrEqual(Math.max(...scores) + 1e-9);
    }),
  );
});
test("§4.37 an average that is exactly the threshold reaches it, whatever its digits in binary", () => {
  const tenths = fc.integer({ min: 0, max: 1_000 }).map((score) => score / 10);
  const weights = fc.array(fc.constantFrom(0.5, 1, 2, 3, 5, 7, 0.1), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(tenths, weights, (score, all) => {
      const average = weighScores(all.map((weight) => ({ score, weight })));
      expect(reaches(average, score)).toBe(true);
      expect(reaches(average, score + 0.1)).toBe(false);
    }),
  );
  const slide = weighScores([
    { score: 80, weight: 2 },
    { score: 60, weight: 5 },
  ]);
  const course = weighScores([
    { score: slide ?? 0, weight: 7 },
    { score: 0, weight: 3 },
  ]);
  expect(reaches(course, 46)).toBe(true);
  expect(reaches(undefined, 0)).toBe(false);
});
test.each([
  [85, "mark20", "17/20"],
  [42.5, "mark20", "9/20"],
  [50, "mark5", "3/5"],
  [0, "mark10", "0/10"],
  [99.4, "mark100", "99/100"],
  [33, "mark50", "17/50"],
  [12, "other", "12/100"],
])("§9.14 a score of %d as %s reads %s", (score, type, text) => {
  expect(formatMark(score, type)).toBe(text);
});
test.each([
  [0, "E", "very-sad"],
  [20, "E", "very-sad"],
  [20.1, "D", "sad"],
  [40, "D", "sad"],
  [60, "C", "neutral"],
  [80, "B", "happy"],
  [80.5, "A", "very-happy"],
  [100, "A", "very-happy"],
])("§9.15 §9.16 a score of %d is %s, %s", (score, letter, smiley) => {
  expect([formatMark(score, "markLetters"), formatMark(score, "markSmileys")]).toEqual([letter, smiley]);
});
test("§9.13 there are seven types of mark; out of 100 is what is shown without a choice", () => {
  expect([...MARK_TYPES].sort()).toEqual(
    ["markLetters", "markSmileys", "mark5", "mark10", "mark20", "mark50", "mark100"].sort(),
  );
  expect(formatMark(42)).toBe("42/100");
  expect(formatMark(42, "markOfTheBeast")).toBe("42/100");
});
test("§9.17 trophies go by thresholds; without a score there is none", () => {
  expect([100, 90, 89.9, 75, 74, 50, 49].map((score) => awardTrophy(score))).toEqual([
    "gold",
    "gold",
    "silver",
    "silver",
    "bronze",
    "bronze",
    undefined,
  ]);
  expect(awardTrophy(undefined)).toBeUndefined();
  expect(awardTrophy(60, { gold: 60, silver: 40, bronze: 20 })).toBe("gold");
  expect(["COMPLETE", "FAILED", "STARTED"].map((status) => readWon({ status, score: 95 }))).toEqual([
    ...["gold", undefined, undefined],
  ]);
  expect(readWon({ status: "COMPLETE", score: null })).toBeUndefined();
  expect([isTrophy("gold"), isTrophy("constructor"), isTrophy("Champion")]).toEqual([true, false, false]);
});
test("§4.123–§4.126 the animation follows status and trophy", () => {
  expect(chooseTrophyAnimation("FAILED", "gold")).toBe("failed");
  expect(chooseTrophyAnimation("COMPLETE", "silver")).toBe("silver");
  expect(chooseTrophyAnimation("COMPLETE", undefined)).toBe("neutral");
  expect(chooseTrophyAnimation("STARTED", "gold")).toBe("success");
});
test("§9.17 the trophies of results are gold, silver, bronze, win, lose and neutral", () => {
  const show = (status: string, score?: number) => RESULT_TROPHIES[chooseTrophyAnimation(status, awardTrophy(score))];
  expect(["FAILED", "COMPLETE", "STARTED"].map((status) => show(status))).toEqual(["lose", "neutral", "win"]);
  expect([95, 80, 60, 10].map((score) => show("COMPLETE", score))).toEqual(["gold", "silver", "bronze", "neutral"]);
  expect(show("FAILED", 95)).toBe("lose");
});
test("§9.13 mark100 is the default", () => expect(DEFAULT_MARK_TYPE).toBe("mark100"));
test.each([
  ["mark5", 5],
  ["mark10", 10],
  ["mark20", 20],
  ["mark50", 50],
  ["mark100", 100],
])("§9.14 %s is the score's share of %d, rounded, an exact half up", (type, max) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000 }), (tenths) => {
      const [whole, rest] = [Math.floor((tenths * max) / 1_000), (tenths * max) % 1_000];
      expect(formatMark(tenths / 10, type)).toBe(`${rest >= 500 ? whole + 1 : whole}/${max}`);
    }),
    RUNS,
  );
});
test("§9.15 §9.16 each score has the letter and the smiley of the first threshold that it does not pass", () => {
  const bands = [
    [20, "E", "very-sad"],
    [40, "D", "sad"],
    [60, "C", "neutral"],
    [80, "B", "happy"],
    [100, "A", "very-happy"],
  ] as const;
  for (let tenths = 0; tenths <= 1_000; tenths++) {
    const [, letter, smiley] = bands.find(([upTo]) => tenths <= upTo * 10) ?? [];
    const score = tenths / 10;
    expect([score, formatMark(score, "markLetters"), formatMark(score, "markSmileys")]).toEqual([
      score,
      letter,
      smiley,
    ]);
  }
});
test.each(["BEST_SCORE", "LAST", "FIRST"])("§4.60–§4.62 %s is a strategy by its name", (name) => {
  expect(readStrategy(name)).toEqual({ strategy: name, notices: [] });
});
test("§9.10 §9.11 §4.63 interactivity, product, client: the first that is known; BEST_SCORE where none is; every unknown one is told", () => {
  const name = fc.constantFrom(undefined, null, "", "DEFAULT", "BEST_SCORE", "LAST", "FIRST", "MEAN", "best_score");
  fc.assert(
    fc.property(fc.array(name, { maxLength: 3 }), (names) => {
      const isKnown = (one: string | null | undefined) =>
        ["DEFAULT", "BEST_SCORE", "LAST", "FIRST"].includes(one ?? "");
      const at = names.findIndex(isKnown);
      const chosen = names[at] ?? "DEFAULT";
      const unknown = names.slice(0, at < 0 ? names.length : at).filter(Boolean);
      expect(readStrategy(...names)).toEqual({
        strategy: chosen === "DEFAULT" ? "BEST_SCORE" : chosen,
        notices: unknown.map((one) => ({
          code: "strategy.unknown",
          level: "error",
          text: `Can not determine score, strategy '${one}' unknown`,
        })),
      });
    }),
  );
});

test("§9.17 decisions 5: where its author chose no score for a trophy, it is the default one", () => {
  expect(readThresholds(undefined)).toEqual({ gold: 90, silver: 75, bronze: 50 });
  expect(readThresholds({ silver: 80 })).toEqual({ gold: 90, silver: 80, bronze: 50 });
  expect(readThresholds({ isOff: true, gold: 10 })).toBeNull();
});

test("a trophy that nobody can earn is named, and no other", () => {
  expect(listUnearned(undefined)).toEqual([]);
  expect(listUnearned({ gold: 60 })).toEqual(["silver"]);
  expect(listUnearned({ gold: 40 })).toEqual(["silver", "bronze"]);
  expect(listUnearned({ bronze: 75 })).toEqual(["bronze"]);
  expect(listUnearned({ isOff: true, gold: 40 })).toEqual([]);
});
