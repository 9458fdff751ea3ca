// Knows that the report on a course is right about completion, and about an engine that was broken on purpose.
import { findBestResult, findGame } from "@academiz/domain/interactivities";
import {
  compileLearniz,
  type Interactivity,
  type Learniz,
  type Requirement,
  type Validator,
} from "@academiz/domain/learniz";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  arbitraryLearniz,
  GAME_ODDITIES,
  makeCourse,
  makeGame,
  makeOddGame,
  makeParts,
  makeSlide,
  makeTextBox,
  makeUnshown,
} from "../course/index.ts";
import { ENGINE, type Engine, PERIMETER } from "../walk/index.ts";
import { checkCourse, describeReport, findWay, isSound, parseCourse } from "./index.ts";

const small = {
  ...makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b", [makeGame("h", 3)])]]),
  validators: [{ elements: [{ slug: "c0", type: "STATUS" as const }] }],
};

/** Forgets that a slide was scrolled as soon as a game ends. */
const forgetful: Engine = {
  ...ENGINE,
  apply: (course, progress, event, strategy) => {
    const change = ENGINE.apply(course, progress, event, strategy);
    if (event.type !== "interactivity.updated") return change;
    const chapters = change.progress.chapters.map((chapter) => ({
      ...chapter,
      slides: chapter.slides.map((slide) => ({ ...slide, scrolled: false })),
    }));
    return { ...change, progress: { ...change.progress, chapters } };
  },
};
const throwing: Engine = {
  ...ENGINE,
  apply: (course, progress, event, strategy) => {
    if (event.type === "slide.scrolled" && progress.currentSlideIndex > 0) throw new Error("cannot scroll");
    return ENGINE.apply(course, progress, event, strategy);
  },
};

describe("an engine broken on purpose", () => {
  test("§4.29 is found by the shortest story: scroll, then report, and nothing else", () => {
    const { counterExample, ...rest } = checkCourse(small, { engine: forgetful, seed: 5, runs: 300 });
    expect(counterExample?.invariant).toBe("equals-oracle");
    expect(counterExample?.events).toHaveLength(2);
    expect(counterExample?.events[0]).toBe("scroll the slide");
    expect(counterExample?.events[1]).toMatch(/^report \w+.* for "[gh]"/);
    expect(isSound({ ...rest, ...(counterExample ? { counterExample } : {}) })).toBe(false);
    expect(describeReport(checkCourse(small, { engine: forgetful, seed: 5, runs: 300 }))).toContain(
      "    1. scroll the slide\n    2. report",
    );
  });
  test("that throws is a finding, not a crash, with the way that leads there", () => {
    const { counterExample } = checkCourse(small, { engine: throwing, seed: 5, runs: 300 });
    expect(counterExample).toMatchObject({ invariant: "engine-throws", finding: "cannot scroll" });
    expect(counterExample?.events).toEqual(['go to slide 1 of chapter 0, "b" (Page b)']);
  });
});

test("§4.43 an engine that never completes what the checks call sound makes the report disputed, and the course is not sound then", () => {
  const endless: Engine = {
    ...ENGINE,
    apply: (...args) => {
      const change = ENGINE.apply(...args);
      return { ...change, progress: { ...change.progress, status: "STARTED" } };
    },
  };
  const { counterExample: _seen, ...report } = checkCourse(small, { engine: endless, runs: 1 });
  expect(report).toMatchObject({ isCompletable: false, isDisputed: true });
  expect(isSound({ ...report, isCompletable: true })).toBe(false);
  expect(describeReport(report)).toContain("The checks and the engine do not agree on this");
  expect(isSound(checkCourse(small, { runs: 1 }))).toBe(true);
});

test("the same seed gives the same report, whatever was played before", () => {
  const options = { engine: forgetful, seed: 11, runs: 200 };
  expect(checkCourse(small, options)).toEqual(checkCourse(small, options));
});

test("§4.43 the way through a course is one that a learner can go: played event by event it completes the course", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const course = compileLearniz(learniz);
      const way = findWay(course, ENGINE);
      let progress = ENGINE.create(course, PERIMETER);
      for (const event of way.events) progress = ENGINE.apply(course, progress, event, "BEST_SCORE").progress;
      expect(progress.chapters).toEqual(way.progress.chapters);
      expect(progress.status === "COMPLETE").toBe(way.isCompletable);
    }),
  );
});

test("§4.31 the checks of a course and its best way never disagree; what stays incomplete is named when nobody completes it", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const report = checkCourse(learniz, { runs: 1 });
      expect(report.isDisputed).toBe(false);
      expect(report.blocked.map(({ kind }) => kind)[0]).toBe(report.isCompletable ? undefined : "course");
    }),
  );
});

const KINDS: readonly (readonly [string, Interactivity])[] = [
  ["text", makeTextBox("i")],
  ["game", makeGame("i", 1)],
  ["game without weight", makeGame("i")],
  ...GAME_ODDITIES.map((oddity) => [`${oddity} game`, makeOddGame("i", oddity, 1)] as const),
  ...(["flip-card", "card-modal", "attachment"] as const).map(
    (type) => [`empty ${type}`, makeUnshown("i", type)] as const,
  ),
  ...(["flip-card", "card-modal", "attachment"] as const).map((type) => [type, makeParts("i", type)] as const),
];
const VALIDATORS: Readonly<Record<string, Validator>> = {
  "to be done": { elements: [{ slug: "i", type: "STATUS" }] },
  "for a score": { elements: [{ slug: "i", type: "SCORE", score: 100 }] },
  "for any score": { elements: [{ slug: "i", type: "SCORE" }] },
  "for an average": { minimumAverageScore: 100, elements: [] },
};
const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  "to be done": { elements: [{ type: "STATUS", interactivitySlug: "i" }] },
  "for a score": { elements: [{ type: "SCORE", interactivitySlug: "i", score: 100 }] },
  "for its slide's score": { elements: [{ type: "SCORE", slideSlug: "a", score: 1 }] },
};
/** Whether the course is completed, by the checks and by the best learner in the engine. */
const judge = (learniz: Learniz) => {
  const { problems, isCompletable, isDisputed } = checkCourse(learniz, { runs: 1 });
  const isSaidSound = problems.every(({ severity }) => severity !== "error");
  return { isCompletable, isDisputed, isSaidSound };
};

describe("§4.43 decisions 5 what the checks call sound somebody completes, what they call blocked nobody does", () => {
  const all = KINDS.flatMap(([kind, one]) => [
    ...Object.entries(VALIDATORS).map(([what, validator]) => {
      const course = makeCourse([[{ ...makeSlide("a", [one]), validators: [validator] }]]);
      return [`a slide that asks a ${kind} ${what}`, course] as const;
    }),
    ...Object.entries(REQUIREMENTS).map(([what, requirement]) => {
      const course = makeCourse([
        [makeSlide("a", [one])],
        [{ ...makeSlide("b", [makeTextBox("t")]), requirements: [requirement] }],
      ]);
      return [`a slide that waits for a ${kind} ${what}`, course] as const;
    }),
  ]);
  test.each(all)("%s", (_what, course) => {
    const validators = [{ elements: course.chapters.map(({ slug }) => ({ slug, type: "STATUS" as const })) }];
    const { isCompletable, isDisputed, isSaidSound } = judge({ ...course, validators });
    expect(isDisputed).toBe(false);
    if (isSaidSound) expect(isCompletable).toBe(true);
  });
  test("in any course, and every kind of game is met in some", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitraryLearniz, (learniz) => {
        const { isCompletable, isDisputed, isSaidSound } = judge(learniz);
        expect(isDisputed).toBe(false);
        if (isSaidSound) expect(isCompletable).toBe(true);
        for (const { slide } of compileLearniz(learniz).slides)
          for (const one of slide.interactivities)
            seen.add(`${one.type} ${JSON.stringify(findBestResult(one))} ${findGame(one).ok}`);
      }),
      { numRuns: process.env["ACADEMIZ_LONG"] ? 3_000 : 100 },
    );
    expect([...seen].sort()).toEqual([
      "attachment undefined false",
      'attachment {"status":"COMPLETE"} false',
      "card-modal undefined false",
      'card-modal {"status":"COMPLETE"} false',
      "flip-card undefined false",
      'flip-card {"status":"COMPLETE"} false',
      "game undefined false",
      'game {"status":"COMPLETE","score":100} true',
      'game {"status":"COMPLETE"} true',
      'game {"status":"FAILED","score":100} true',
      'text-box {"status":"COMPLETE"} false',
    ]);
  });
});

test("§4.43 the reason why a course stays incomplete is told by its kind", () => {
  const wait = [{ elements: [{ type: "SCORE" as const, interactivitySlug: "g", score: 101 }] }];
  const [a, b] = [makeSlide("a", [makeGame("g", 1)]), makeSlide("b")];
  const base = makeCourse([[a], [b], []]);
  const chapters = base.chapters.map((chapter, c) => (c === 1 ? { ...chapter, requirements: wait } : chapter));
  const validators = [{ elements: ["c0", "c1", "c2"].map((slug) => ({ slug, type: "STATUS" as const })) }];
  const { blocked } = checkCourse({ ...base, chapters, validators }, { runs: 1 });
  expect(blocked.map(({ kind, slug, because }) => `${kind} ${slug} ${because}`)).toEqual([
    "course  validators",
    "chapter c1 waits",
    "slide b holder",
    "chapter c2 contents",
  ]);
});

describe("the text of a file", () => {
  test.each([
    ["{", "This is not JSON"],
    ["", "This is not JSON"],
    ["[1]", "This is JSON, but no course"],
    ["{}", "does not state its content version"],
    ['{"version":"0.1.0"}', "There is no content version 0.1.0"],
    ["[".repeat(200_000), "This is not JSON"],
  ])("§4.81 %.40s is no course, and is told why", (text, message) => {
    const parsed = parseCourse(text);
    expect(parsed.ok ? "" : parsed.error.message).toContain(message);
  });
  test("§4.81 a byte order mark before the JSON is ignored", () => {
    const text = JSON.stringify(small);
    expect(parseCourse(`\uFEFF${text}`)).toEqual(parseCourse(text));
    expect(parseCourse(text)).toMatchObject({ ok: true, value: { version: "1.11.0", notices: [] } });
  });
});
