// Proves the tables of SCORM, and that what former packages packed comes back whole or not at all.
import {
  arbitraryEvents,
  arbitraryLearniz,
  arbitraryStrategy,
  makeCourse,
  makeGame,
  makeSlide,
  playEvents,
} from "@academiz/testkit/course";
import { packFormerProgress } from "@academiz/testkit/scorm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileLearniz } from "../learniz/index.ts";
import {
  applyInteractivityUpdate,
  createProgress,
  type LearnizProgress,
  loadProgress,
  type ProgressStatus,
} from "../progress/index.ts";
import {
  chooseExit,
  formatLearnerName,
  formatScorm12Time,
  formatScorm2004Time,
  isPassFailCourse,
  readStartStatus,
  scaleScore,
  toScorm12Status,
  toScorm2004Status,
  unpackProgress,
} from "./index.ts";

test.each<[ProgressStatus, string, string]>([
  ["COMPLETE", "passed", "completed"],
  ["FAILED", "failed", "failed"],
  ["STARTED", "incomplete", "incomplete"],
  ["NOT_STARTED", "incomplete", "incomplete"],
  ["LOCKED", "incomplete", "incomplete"],
])("§4.92–§4.96 %s is %s with pass/fail scoring, %s without", (status, scored, plain) => {
  expect([toScorm12Status(status, true), toScorm12Status(status, false)]).toEqual([scored, plain]);
});
test.each<[ProgressStatus, string, string]>([
  ["COMPLETE", "passed", "completed"],
  ["FAILED", "failed", "incomplete"],
  ["NOT_STARTED", "unknown", "not attempted"],
  ["STARTED", "unknown", "incomplete"],
])("§4.97–§4.102 %s is %s and %s; without scoring success stays unknown", (status, success, completion) => {
  expect(toScorm2004Status(status, true)).toEqual({ success, completion });
  expect(toScorm2004Status(status, false)).toEqual({ success: "unknown", completion });
});
test("§4.93 a course can be passed when a validator of its own asks for a minimum score", () => {
  const course = makeCourse([[makeSlide("a")]]);
  expect(isPassFailCourse(course)).toBe(false);
  expect(isPassFailCourse({ ...course, validators: [{ minimumAverageScore: 0, elements: [] }] })).toBe(true);
});
test("§4.104 at the start what was never set becomes incomplete", () => {
  expect(["", "not attempted", "unknown", "completed", "incomplete"].map(readStartStatus)).toEqual([
    "incomplete",
    "incomplete",
    "incomplete",
    "completed",
    "incomplete",
  ]);
});
test("§4.108–§4.110 who is done leaves for good, all others suspend, and never with logout", () => {
  expect([chooseExit("1.2", "COMPLETE"), chooseExit("2004", "COMPLETE")]).toEqual(["", "normal"]);
  for (const status of ["FAILED", "STARTED", "NOT_STARTED"] as const) {
    expect([chooseExit("1.2", status), chooseExit("2004", status)]).toEqual(["suspend", "suspend"]);
  }
});
test("§4.108 §4.109 read the other way, whoever ends leaves for good, whatever the status", () => {
  for (const status of ["COMPLETE", "FAILED", "STARTED"] as const)
    expect([chooseExit("1.2", status, "ALWAYS_NORMAL"), chooseExit("2004", status, "ALWAYS_NORMAL")]).toEqual([
      "",
      "normal",
    ]);
});
test("decisions 7: read to suspend always, whoever ends goes on where it was left, whatever the status", () => {
  for (const status of ["COMPLETE", "FAILED", "STARTED"] as const)
    for (const version of ["1.2", "2004"] as const)
      expect(chooseExit(version, status, "ALWAYS_SUSPEND")).toBe("suspend");
});
test("§9.21 §9.25 §9.46 times, scores and names as hosts read them", () => {
  expect([formatScorm12Time(3723.5), formatScorm12Time(1e9)]).toEqual(["0001:02:03.50", "9999:59:59.99"]);
  expect(formatScorm2004Time(3723.5)).toBe("PT1H2M3.5S");
  expect([scaleScore(80), scaleScore(100 / 3), scaleScore(60, 50, 100), scaleScore(5, 5, 5)]).toEqual([
    0.8, 0.3333333, 0.2, 0,
  ]);
  expect(formatLearnerName(12)).toBe("user_12");
});

describe("a progress as former packages packed it", () => {
  const journeys = fc.record({ learniz: arbitraryLearniz, events: arbitraryEvents, strategy: arbitraryStrategy });
  test("§9.22 comes back whole from its JSON text", () => {
    fc.assert(
      fc.property(journeys, ({ learniz, events, strategy }) => {
        const course = compileLearniz(learniz);
        for (const progress of playEvents(course, events, strategy).slice(-3)) {
          const text = JSON.stringify(packFormerProgress(course, progress));
          const back = unpackProgress(course, JSON.parse(text), "perimeter");
          if (course.slides.length === 0) continue;
          expect(back).toEqual(progress);
          expect(loadProgress(course, back, "perimeter")).toEqual({ progress, notices: [] });
        }
      }),
      { numRuns: 200 },
    );
  });
  test("§3.158 carries no slug of the content", () => {
    const course = compileLearniz(makeCourse([[makeSlide("a-long-slide-slug", [makeGame("a-long-game-slug", 1)])]]));
    expect(JSON.stringify(packFormerProgress(course, createProgress(course, "p")))).not.toContain("slug");
  });

  const course = compileLearniz(
    makeCourse([[makeSlide("a", [makeGame("g", 1)])], [makeSlide("b", [makeGame("h", 1)])]]),
  );
  const update = (slug: string, score: number) => ({
    slug,
    status: "COMPLETE" as const,
    score,
    data: { answers: { one: true } },
    attempt: 1,
  });
  const played = [update("g", 80), update("h", 60)].reduce(
    (progress, one) => applyInteractivityUpdate(course, progress, one, "LAST").progress,
    createProgress(course, "p"),
  );
  const readGames = (progress: LearnizProgress | null) =>
    progress?.chapters.flatMap((chapter) => chapter.slides.flatMap((slide) => slide.interactivities));

  test("§9.23 where room is short answers go, statuses, scores and attempts never", () => {
    const back = unpackProgress(
      course,
      packFormerProgress(course, played, (slug) => slug === "h"),
      "p",
    );
    expect(readGames(back)).toEqual(
      readGames(played)?.map((one) => {
        const { data: _, ...rest } = one;
        return one.slug === "h" ? one : rest;
      }),
    );
  });
  test("§8.23 damaged, it reads as nothing, and never throws", () => {
    const packed = packFormerProgress(course, played) as readonly unknown[];
    for (let at = 0; at < packed.length; at++) {
      expect(unpackProgress(course, packed.with(at, {}), "p")).toBeNull();
      expect(unpackProgress(course, packed.slice(0, at), "p")).toBeNull();
    }
    expect(unpackProgress(course, packed.with(0, 99), "p")).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(unpackProgress(course, json, "p")).toBeNull();
      }),
    );
  });
  test("§4.66 of another publication the chapters that stayed come back, wherever they now stand", () => {
    const later = compileLearniz({
      ...makeCourse([[makeSlide("new")], [makeSlide("b", [makeGame("h", 1)])]]),
      publishedDate: "later",
    });
    // The fingerprint is of the chapter too: this one keeps its slug and its parts.
    const back = unpackProgress(later, packFormerProgress(course, played), "p");
    expect(back?.chapters[1]).toMatchObject({ slug: "c1", score: 60, status: "COMPLETE" });
    expect(back?.chapters[0]?.status).toBe("NOT_STARTED");
    expect(loadProgress(later, back, "p")).toMatchObject({
      notices: [],
      progress: { publishedDate: "later", score: 60, currentSlideSlug: "b" },
    });
  });
  test("§4.65 of other content under the same publication it reads as nothing", () => {
    const other = compileLearniz(
      makeCourse([[makeSlide("a", [makeGame("x", 1)])], [makeSlide("b", [makeGame("h", 1)])]]),
    );
    expect(unpackProgress(other, packFormerProgress(course, played), "p")).toBeNull();
  });
});
