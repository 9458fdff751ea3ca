// Knows that a missed threshold never reads as reached, whatever the client's marks.
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMark, MARK_TYPES, reaches, type SpokenScore, speakScore, speakThreshold } from "./index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 20_000 : 3_000 };
const markTypes = fc.constantFrom(...MARK_TYPES, "unknown");
const threshold = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true }));
const read = ({ mark, percent }: SpokenScore) => (percent === null ? mark : `${mark} (${percent}%)`);

test("§9.13–§9.16 a threshold that is missed never reads as what was reached, whatever the marks and the scores", () => {
  const near = fc
    .tuple(threshold, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([asked, by]) => [asked - by, asked]);
  const pair = fc.oneof(fc.tuple(threshold, threshold), near);
  fc.assert(
    fc.property(pair, markTypes, ([reached = 0, asked = 0], markType) => {
      fc.pre(reached >= 0);
      const said = speakThreshold(reached, asked, markType);
      if (!said.reached) throw new Error("a score was reached");
      expect(said.reached.mark).toBe(formatMark(reached, markType));
      expect(said.asked.mark).toBe(formatMark(asked, markType));
      if (!reaches(reached, asked)) expect(read(said.reached)).not.toBe(read(said.asked));
      else expect([said.reached.percent, said.asked.percent]).toEqual([null, null]);
    }),
    RUNS,
  );
});
test("§9.15 two scores of one letter have their percentages beside them, with as many decimals as tell them apart", () => {
  const say = (reached: number | undefined, asked: number, markType: string) => {
    const said = speakThreshold(reached, asked, markType);
    return [said.reached && read(said.reached), read(said.asked)];
  };
  expect(say(55, 60, "markLetters")).toEqual(["C (55%)", "C (60%)"]);
  expect(say(59.96, 60, "mark20")).toEqual(["12/20 (59.96%)", "12/20 (60%)"]);
  expect(say(40, 60, "markLetters")).toEqual(["D", "C"]);
  expect(say(55, 60, "mark100")).toEqual(["55/100", "60/100"]);
  expect(say(65, 60, "markLetters")).toEqual(["B", "C"]);
});
test("§9.15 §9.16 a letter or a smiley that is asked for alone has its percentage; a number needs none", () => {
  expect(speakThreshold(undefined, 60, "markLetters")).toEqual({
    reached: null,
    asked: { mark: "C", percent: 60 },
  });
  expect(speakThreshold(undefined, 60, "markSmileys").asked).toEqual({ mark: "neutral", percent: 60 });
  expect(speakThreshold(undefined, 60, "mark20").asked).toEqual({ mark: "12/20", percent: null });
  expect(speakScore(100, "markSmileys")).toEqual({ mark: "very-happy", percent: null });
});
