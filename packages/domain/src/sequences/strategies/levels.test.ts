// Knows that an author is told in their own levels what answers say.
import { describe, expect, test } from "vitest";
import { readSequences } from "../content.ts";
import { judgeLevel, tellLevels } from "./levels.ts";
import { createRandom, simulateAnswers } from "./testing/simulate-answers.ts";

const contentOf = (levels: readonly (number | undefined)[]) =>
  readSequences({
    sequences: [
      {
        uuid: "theme",
        questions: levels.map((level, at) => ({
          uuid: `q${at}`,
          level,
          answers: [
            { uuid: "a", correct: true },
            { uuid: "b", correct: false },
          ],
        })),
      },
    ],
  });
const answersOf = (levels: readonly number[], middle: number) =>
  simulateAnswers(
    {
      ...{ learners: 1_500, mean: 0, share: 1 },
      difficulties: new Map(levels.map((level, at) => [`q${at}`, level - middle] as const)),
    },
    createRandom(11),
  );

describe("decisions 9 levels out of answers", () => {
  const TRUE = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5];

  test("a level that was guessed wrongly is told, harder or easier; a right one is left alone", () => {
    const guessed = TRUE.map((level, at) => (at === 0 ? 4 : at === 4 ? 2 : level));
    const told = tellLevels(contentOf(guessed), answersOf(TRUE, 3));
    const verdicts = told.map((one, at) => judgeLevel(guessed[at] ?? 1, one));
    expect([verdicts[0], verdicts[4]]).toEqual(["easier", "harder"]);
    expect(verdicts.filter((verdict) => verdict === "agrees")).toHaveLength(8);
    expect(told.map(({ level }) => level)).toEqual(TRUE);
    expect(told.every(({ estimate }) => (estimate?.standardError ?? 1) < 0.15)).toBe(true);
  });

  test("where all questions stand at one level, five are proposed", () => {
    const told = tellLevels(contentOf(TRUE.map(() => undefined)), answersOf(TRUE, 3));
    expect(told.map(({ level }) => level)).toEqual(TRUE);
  });

  test("no level is proposed that is not there, and many levels are a finer scale", () => {
    const told = tellLevels(contentOf([1, 1, 13, 13]), answersOf([1, 13, 1, 13], 7));
    expect(told.every(({ level }) => level === null || (level >= 1 && level <= 13))).toBe(true);
    expect(judgeLevel(1, { estimate: null, level: null })).toBe("too-few");
  });

  test("within what the answers leave open the author is right", () => {
    const estimate = { level: 2.6, standardError: 0.4 };
    expect(judgeLevel(2, { estimate, level: 3 })).toBe("agrees");
    expect(judgeLevel(2, { estimate: { ...estimate, standardError: 0.2 }, level: 3 })).toBe("harder");
    expect(judgeLevel(4, { estimate: { ...estimate, standardError: 0.2 }, level: 3 })).toBe("easier");
    expect(judgeLevel(3, { estimate: { ...estimate, standardError: 0.01 }, level: 3 })).toBe("agrees");
  });
});
