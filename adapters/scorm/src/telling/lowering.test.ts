// Knows what happens to the scores, measures and chapters that a host holds, whatever a visit reports.
import type { ProgressStatus } from "@academiz/domain/progress";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Objective, Report } from "./report.ts";
import { begin, EVERYTHING, RESUMED } from "./testing/make-host.ts";

const NAMES = {
  "1.2": { status: "cmi.core.lesson_status", score: "cmi.core.score.raw", chapter: "status" },
  "2004": { status: "cmi.completion_status", score: "cmi.score.raw", chapter: "completion_status" },
} as const;
const MEASURE = "cmi.progress_measure";
const RANKS: Readonly<Record<string, number>> = { incomplete: 1, failed: 1, completed: 2, passed: 2 };
const rank = (word = "") => RANKS[word] ?? 0;

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const score = fc.option(percent, { nil: undefined });
const status = fc.constantFrom<ProgressStatus>("NOT_STARTED", "STARTED", "FAILED", "COMPLETE");
const chapter = fc.record({ status, percentage: percent, score });
const reports = fc
  .record({ status, percentage: percent, score, chapters: fc.tuple(chapter, chapter) })
  .map(({ chapters, ...result }): Report => {
    const objectives = chapters.map((one, at): Objective => ({ ...one, id: `c${at}`, title: "" }));
    return { ...EVERYTHING, ...result, objectives };
  });

/** What was told for `report`, and kept; one of its chapters is unknown to the host. */
function hold(version: "1.2" | "2004", report: Report): Readonly<Record<string, string>> {
  const { telling, readAll } = begin(version);
  telling.report({ ...report, objectives: report.objectives.slice(0, 1) });
  return { ...readAll(), "cmi.objectives._count": "1" };
}

describe.each(["1.2", "2004"] as const)("%s, decisions 7: what a host holds", (version) => {
  const names = NAMES[version];
  const RECORD = "cmi.objectives.0";
  const readState = (read: (element: string) => string | undefined) => ({
    ranks: [names.status, `${RECORD}.${names.chapter}`].map((element) => rank(read(element))),
    numbers: [names.score, MEASURE, `${RECORD}.score.raw`, `${RECORD}.progress_measure`].map((element) =>
      Number(read(element) ?? -1),
    ),
    success: read("cmi.success_status"),
  });
  const flatten = ({ ranks, numbers, success }: ReturnType<typeof readState>) => [
    ...ranks,
    ...numbers,
    Number(success === "passed"),
  ];

  test("is not lowered by a visit to which no progress was handed back", () => {
    fc.assert(
      fc.property(reports, fc.array(reports, { minLength: 1, maxLength: 4 }), (before, now) => {
        const { telling, read } = begin(version, hold(version, before));
        const held = flatten(readState(read));
        for (const report of now) {
          expect(telling.report(report)).toBe(true);
          expect(flatten(readState(read)).map((value, at) => value >= (held[at] ?? 0))).not.toContain(false);
        }
      }),
    );
  });
  test("is not lowered by a visit that goes on from a lower value", () => {
    fc.assert(
      fc.property(reports, fc.array(reports, { minLength: 1, maxLength: 4 }), (before, now) => {
        const most = { status: "COMPLETE", percentage: 100, score: 100 } as const;
        const full = { ...before, ...most, objectives: before.objectives.map((one) => ({ ...one, ...most })) };
        const { telling, read } = begin(version, hold(version, full));
        const held = readState(read);
        const least = { status: "STARTED", percentage: 10, score: 20 } as const;
        const objectives = before.objectives.map((one) => ({ ...one, ...least }));
        telling.resume({ ...RESUMED, ...least, objectives });
        for (const report of now) telling.report(report);
        expect(readState(read)).toEqual(held);
      }),
    );
  });
  test.each([
    ["§4.60–§4.62 is what the author's rules make it, where the visit goes on from it", false],
    ["§4.66 is what another publication makes it, which counts its scores anew", true],
  ])("%s", (_, countsAnew) => {
    fc.assert(
      fc.property(reports, reports, (before, now) => {
        const { telling, read } = begin(version, hold(version, before));
        const objectives = before.objectives.map((one) => (countsAnew ? { ...one, score: 0 } : one));
        telling.resume({ ...before, objectives, countsAnew, ...(countsAnew && { score: 0 }) });
        telling.report(now);
        const alone = begin(version);
        alone.telling.report(now);
        const [told, expected] = [readState(read), readState(alone.read)];
        // A visit without a score tells none: the host's stays.
        const isTold = (at: number) => (expected.numbers[at] ?? -1) >= 0;
        expect([told.ranks, told.numbers.filter((_, at) => isTold(at))]).toEqual([
          expected.ranks,
          expected.numbers.filter((_, at) => isTold(at)),
        ]);
      }),
    );
  });
  test("is raised by whatever exceeds it", () => {
    const { telling, read } = begin(version, hold(version, { ...EVERYTHING, score: 40 }));
    telling.report({ ...EVERYTHING, score: 39.99 });
    expect(read(names.score)).toBe("40");
    telling.report({ ...EVERYTHING, score: 40.01 });
    expect(read(names.score)).toBe("40.01");
  });
  test("comes back where only a part of the visit had exceeded it", () => {
    const { telling, read } = begin(version, hold(version, { ...EVERYTHING, score: 40 }));
    telling.report({ ...EVERYTHING, score: 100 });
    telling.report({ ...EVERYTHING, score: 30 });
    expect(read(names.score)).toBe("40");
  });
  test("counts as none of ours where it lies outside 0–100, or is not a number", () => {
    for (const odd of ["850", "-3", "many", " "]) {
      const { telling, read } = begin(version, { [names.score]: odd });
      telling.report({ ...EVERYTHING, score: 12 });
      expect([odd, read(names.score)]).toEqual([odd, "12"]);
    }
  });
  test("may be rounded to a whole: whoever goes on from it still recognises it", () => {
    const { telling, read } = begin(version, { [names.status]: "completed", [names.score]: "67" });
    telling.resume({ ...RESUMED, status: "COMPLETE", percentage: 100, score: 66.67 });
    telling.report({ ...EVERYTHING, score: 30 });
    expect([read(names.status), read(names.score)]).toEqual(["incomplete", "30"]);
  });
});

test("2004, decisions 7: a success that the host holds does not become a failure, whatever its completion says", () => {
  const { telling, read } = begin("2004", { "cmi.completion_status": "incomplete", "cmi.success_status": "passed" });
  telling.report({ ...EVERYTHING, status: "FAILED" });
  expect([read("cmi.completion_status"), read("cmi.success_status")]).toEqual(["incomplete", "passed"]);
});
