// Knows what an LMS holds of a game that is ended again and again in one browser, and left in between: the end that
// counts.
import { SCORE_STRATEGIES, type ScoreStrategy } from "@academiz/domain/scoring";
import { EXIT_READINGS } from "@academiz/domain/scorm";
import { createKeepingLms, type LmsWords } from "@academiz/testkit/scorm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeFinishedWork } from "./testing/finished-work.ts";
import { answers, makeGame, SLUGS } from "./testing/games.ts";
import { openGameTab } from "./testing/open-game-tab.ts";
import type { Version } from "./testing/open-lms.ts";

const HOUR = 3_600_000;
const WAYS = EXIT_READINGS.flatMap((reading) => SCORE_STRATEGIES.map((strategy) => [reading, strategy] as const));

/** A visit ends with this many right answers of four, or is left after one answer. */
type Visit = number | null;
const EXAMPLES: readonly (readonly Visit[])[] = [
  [3, null, 4],
  [4, null, 3],
  [1, 4],
  [1, 0],
  [4, 0, 2, 3],
  [1, null, 0],
  [4, null, 1],
];

function pickEnd(ends: readonly number[], strategy: ScoreStrategy): number {
  const end = strategy === "FIRST" ? ends[0] : strategy === "LAST" ? ends.at(-1) : Math.max(...ends);
  return end ?? 0;
}

function describeEnd(version: Version, right: number): LmsWords {
  const [isPassed, raw] = [right >= 2, String(right * 25)];
  const success = isPassed ? "passed" : "failed";
  if (version === "1.2") return { "cmi.core.lesson_status": success, "cmi.core.score.raw": raw };
  const completion = isPassed ? "completed" : "incomplete";
  return { "cmi.completion_status": completion, "cmi.success_status": success, "cmi.score.raw": raw };
}

describe.each(["1.2", "2004"] as const)("%s, decisions 7: a game that ended more than once", (version) => {
  test.each(WAYS)(
    "§4.60–§4.62 §4.108–§4.110 holds what counts: left with %s, %s",
    { tags: "long" },
    async (exitReading, strategy) => {
      const visit: fc.Arbitrary<Visit> = fc.option(fc.nat(SLUGS.length));
      await fc.assert(
        fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 6 }), async (visits) => {
          const finished = version === "2004" ? makeFinishedWork() : undefined;
          const [lms, game] = [createKeepingLms(version), makeGame({ victoryThreshold: 50, strategy })];
          const ends: number[] = [];
          for (const [at, right] of visits.entries()) {
            const tab = await openGameTab(lms, { version, game, finished, exitReading, at: at * HOUR });
            const given = right === null ? answers(1, SLUGS.slice(0, 1)) : answers(right);
            await tab.play(given, right !== null);
            tab.close();
            if (right !== null) ends.push(right);
            // §4.61 The last attempt counts even unfinished, where the one before it came back.
            const isOpen = ends.length === 0 || (right === null && strategy === "LAST");
            if (!isOpen) expect(lms.readKept()).toMatchObject(describeEnd(version, pickEnd(ends, strategy)));
          }
        }),
        { numRuns: 25, examples: EXAMPLES.map((visits) => [[...visits]]) },
      );
    },
  );
});
