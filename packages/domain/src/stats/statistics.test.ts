// Knows that statistics of questions and learners equal an independent computation, in whatever order facts come.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  beginPeriod,
  beginWeek,
  FEWEST_ANSWERS,
  type FirstAnswer,
  judgeItem,
  type LearnerFact,
  listWeeks,
  MOST_APART,
  MOST_CHOSEN,
  PERIODS,
  tallyItems,
  tallyProduct,
} from "./index.ts";

const answer = (item: string, credit: number, chosen = "a"): FirstAnswer => ({
  ...{ place: "quiz", item, kind: "choice", answer: [chosen], credit, number: 0 },
  verdict: credit === 1 ? "right" : credit === 0 ? "wrong" : "partly",
});
/** Learners who all answer the same three questions. */
const sheets = fc.array(fc.tuple(fc.constantFrom(0, 0.5, 1), fc.constantFrom(0, 1), fc.constantFrom(0, 1)), {
  minLength: 1,
  maxLength: 40,
});
const tally = (all: readonly (readonly number[])[]) => {
  const items = tallyItems();
  for (const sheet of all) items.add(sheet.map((credit, at) => answer(`q${at}`, credit, `o${credit}`)));
  return items.read();
};
/** By definition: deviations from the means, without running sums. */
function correlate(xs: readonly number[], ys: readonly number[]): number | null {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const [dx, dy] = [xs.map((x) => x - mx), ys.map((y) => y - my)];
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  const [vx, vy] = [product(dx, dx), product(dy, dy)];
  return xs.length < FEWEST_ANSWERS || vx < 1e-9 || vy < 1e-9 ? null : product(dx, dy) / Math.sqrt(vx * vy);
}

describe("questions", () => {
  test("screens.md: difficulty and discrimination are those of an independent computation", () => {
    fc.assert(
      fc.property(sheets, (all) => {
        for (const [at, item] of tally(all).entries()) {
          const own = all.map((sheet) => sheet[at] ?? 0);
          // Credits earned elsewhere are kept in hundredths.
          const rest = all.map((sheet) =>
            Math.round((100 * (sheet.reduce<number>((sum, one) => sum + one, 0) - (sheet[at] ?? 0))) / 2),
          );
          expect(item.difficulty).toBeCloseTo(own.reduce<number>((sum, one) => sum + one, 0) / own.length, 9);
          const expected = correlate(own, rest);
          if (expected === null) expect(item.discrimination).toBeNull();
          else expect(item.discrimination).toBeCloseTo(expected, 9);
        }
      }),
    );
  });
  test("screens.md: sums are those of the answers: who answered, who was right, what was chosen", () => {
    fc.assert(
      fc.property(sheets, (all) => {
        for (const [at, item] of tally(all).entries()) {
          expect(item.answered).toBe(all.length);
          expect(item.right).toBe(all.filter((sheet) => sheet[at] === 1).length);
          expect(item.chosen.reduce((sum, { count }) => sum + count, item.others)).toBe(all.length);
        }
      }),
    );
  });
  test("the order of learners changes nothing", () => {
    fc.assert(
      fc.property(
        sheets.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(tally(shuffled)).toEqual(tally(all));
        },
      ),
    );
  });
  test("options that are chosen together are counted one by one, an order as one answer", () => {
    const items = tallyItems();
    const base = { place: "p", number: 0, verdict: null, credit: null };
    items.add([
      { ...base, item: "many", kind: "choice", answer: ["a", "b", "a"] },
      { ...base, item: "order", kind: "sequencing", answer: ["a", "b"] },
      { ...base, item: "seen", kind: null, answer: null },
    ]);
    expect(items.read().map(({ chosen }) => chosen.map(({ answer }) => answer))).toEqual([
      [["a"], ["b"]],
      [["a", "b"]],
      [],
    ]);
  });
  test("rare answers are not lost: they are counted among the others", () => {
    const items = tallyItems();
    for (let at = 0; at < 20; at += 1) items.add([{ ...answer("q", 0), kind: "fill-in", answer: `word ${at}` }]);
    const [item] = items.read();
    expect([item?.chosen.length, item?.others]).toEqual([12, 8]);
  });
  test("typed answers are unlimited: so many are told apart, and the rest is counted", () => {
    const items = tallyItems();
    for (let typed = 0; typed < MOST_APART + 50; typed += 1) items.add([answer("q", 1, `t${typed}`)]);
    for (let again = 0; again < 3; again += 1) items.add([answer("q", 1, "t7"), answer("r", 1, `t${MOST_APART + 9}`)]);
    items.add([answer("q", 1, `t${MOST_APART + 9}`)]);
    items.add([answer("q", 1, `t${MOST_APART + 9}`)]);
    const [q] = items.read();
    expect(q?.chosen[0]).toEqual({ kind: "choice", answer: ["t7"], count: 4 });
    expect(q?.chosen.map(({ count }) => count)).toEqual([4, ...Array.from({ length: MOST_CHOSEN - 1 }, () => 1)]);
    expect(q?.others).toBe(MOST_APART + 55 - 4 - (MOST_CHOSEN - 1));
  });
  test.each([
    [{ answered: 5, right: 0, difficulty: 0.1, discrimination: null }, ["nobody-right"]],
    [{ answered: 5, right: 1, difficulty: 0.19, discrimination: 0.3 }, ["too-hard"]],
    [{ answered: 9, right: 9, difficulty: 1, discrimination: null }, ["too-easy"]],
    [{ answered: 9, right: 4, difficulty: 0.5, discrimination: -0.1 }, ["better-fail"]],
    [{ answered: 9, right: 4, difficulty: 0.5, discrimination: 0.4 }, []],
    [{ answered: 4, right: 0, difficulty: 0, discrimination: null }, []],
    [{ answered: 9, right: 0, difficulty: null, discrimination: null }, []],
  ])("what an author is warned of: %j → %j", (item, warnings) => expect(judgeItem(item)).toEqual(warnings));
});

describe("learners", () => {
  const learner: fc.Arbitrary<LearnerFact> = fc.record({
    status: fc.constantFrom("STARTED", "COMPLETE", "FAILED"),
    score: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    time: fc.nat({ max: 9_999 }),
    reached: fc.subarray(["a", "b", "c"]),
    left: fc.option(fc.constantFrom("a", "b", "c")),
    answers: fc.constant([]),
  });
  test("sums equal the facts, in any order", () => {
    const sum = (all: readonly LearnerFact[]) => {
      const tally = tallyProduct();
      for (const one of all) tally.add(one);
      return tally.read();
    };
    fc.assert(
      fc.property(fc.array(learner), (all) => {
        const report = sum(all);
        expect(sum([...all].reverse())).toEqual(report);
        expect(report.learners).toBe(all.length);
        expect(report.completions).toBe(all.filter(({ status }) => status === "COMPLETE").length);
        expect(report.time).toBe(all.reduce((total, { time }) => total + time, 0));
        expect(report.scores.reduce((total, one) => total + one, 0)).toBe(report.scored);
        expect(report.pages.reduce((total, { reached }) => total + reached, 0)).toBe(
          all.reduce((total, { reached }) => total + reached.length, 0),
        );
        expect(report.pages.reduce((total, { left }) => total + left, 0)).toBe(
          all.filter(({ left }) => left !== null).length,
        );
        const scores = all.flatMap(({ score }) => (score === null ? [] : [score]));
        if (scores.length === 0) expect(report.average).toBeNull();
        else expect(report.average).toBeCloseTo(scores.reduce((a, b) => a + b, 0) / scores.length, 1);
      }),
    );
  });
});

describe("periods", () => {
  test("a week begins on Monday at midnight, wherever in it one is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
        const week = beginWeek(at);
        expect(new Date(week).getUTCDay()).toBe(1);
        expect(at - week).toBeGreaterThanOrEqual(0);
        expect(at - week).toBeLessThan(7 * 86_400_000);
      }),
    );
  });
  test("each period has its own weeks, and the last one is today's", () => {
    const now = Date.UTC(2026, 10, 26, 14);
    for (const period of PERIODS) {
      const weeks = listWeeks(period, now);
      expect(weeks.at(-1)).toBe(beginWeek(now));
      if (period !== "all") expect(weeks[0]).toBe(beginPeriod(period, now));
    }
    expect(listWeeks("weeks-4", now)).toHaveLength(4);
    expect(beginPeriod("all", now)).toBeNull();
  });
});
