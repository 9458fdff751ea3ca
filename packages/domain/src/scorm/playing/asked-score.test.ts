// Proves which score a package is known to require, and that the reached score is shown beside it in the client's
// marks.
import { describe, expect, test } from "vitest";
import { MARK_TYPES, type SpokenScore } from "../../scoring/index.ts";
import { BY_CONTENT, describeStanding, readAskedScore, type ScormActivity, speakStanding } from "../index.ts";

const item = (masteryScore: number | null): ScormActivity => ({
  identifier: "one",
  title: "One",
  isVisible: true,
  href: "one.html",
  kind: "sco",
  launchData: null,
  masteryScore,
  completionThreshold: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
  prerequisites: null,
  sequencing: null,
  item: [],
});
const read = (spoken: SpokenScore | null) => spoken && [spoken.mark, spoken.percent];

describe("§3.182 the score that a package asks for", () => {
  test("is its author's, else that of its only item, in percent; of several items none is known", () => {
    const byScore = { by: "score", minimum: 70 } as const;
    expect(readAskedScore(byScore, { version: "1.2", items: [item(80)] })).toBe(70);
    expect(readAskedScore(BY_CONTENT, { version: "1.2", items: [item(80)] })).toBe(80);
    expect(readAskedScore(BY_CONTENT, { version: "2004", items: [item(0.6)] })).toBe(60);
    expect(readAskedScore(BY_CONTENT, { version: "2004", items: [item(0.57)] })).toBe(57);
    expect(readAskedScore(BY_CONTENT, { version: "2004", items: [item(-0.5)] })).toBeNull();
    expect(readAskedScore(BY_CONTENT, { version: "1.2", items: [item(null)] })).toBeNull();
    expect(readAskedScore(BY_CONTENT, { version: "1.2", items: [item(80), item(80)] })).toBeNull();
    expect(readAskedScore({ by: "opened" }, { version: "1.2", items: [item(80)] })).toBeNull();
    expect(readAskedScore(BY_CONTENT)).toBeNull();
  });
});

describe("§9.13 what was reached in a package is said in the client's mark", () => {
  const speak = (status: string, score: number | null, asked: number | null, markType: string) => {
    const said = speakStanding(describeStanding({ status, score, percentage: 100 }), { asked, markType });
    return [read(said.mark), read(said.asked)];
  };

  test("what is asked stands beside what was failed under it, with percentages where both marks read alike", () => {
    expect(speak("FAILED", 30, 70, "markLetters")).toEqual([
      ["D", null],
      ["B", null],
    ]);
    expect(speak("FAILED", 55, 59, "markLetters")).toEqual([
      ["C", 55],
      ["C", 59],
    ]);
    expect(speak("FAILED", 60, 70, "mark100")).toEqual([
      ["60/100", null],
      ["70/100", null],
    ]);
  });

  test("a score that is unknown, or was reached, is not shown as required", () => {
    expect(speak("FAILED", 50, null, "mark20")).toEqual([["10/20", null], null]);
    expect(speak("FAILED", 80, 70, "mark20")).toEqual([["16/20", null], null]);
    expect(speak("COMPLETE", 80, 70, "mark20")).toEqual([["16/20", null], null]);
    expect(speak("FAILED", null, 70, "mark20")).toEqual([null, null]);
    expect(speak("STARTED", 40, 70, "mark20")).toEqual([null, null]);
  });

  test.each(MARK_TYPES)("a number without its unit is no mark: %s", (markType) => {
    for (let score = 0; score <= 100; score += 1)
      for (const [status, asked] of [
        ["COMPLETE", null],
        ["FAILED", null],
        ["FAILED", 70],
      ] as const)
        for (const said of speak(status, score, asked, markType)) if (said) expect(said[0]).not.toMatch(/^[\d.,]+$/);
  });
});
