// Knows that every invariant holds, and that each one can be broken.
import { compileLearniz } from "@academiz/domain/learniz";
import type { LearnerEvent, LearnizProgress } from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryLearniz } from "../course/index.ts";
import { arbitraryWalk, ENGINE, type Engine, playWalk } from "../walk/index.ts";
import { INVARIANTS } from "./index.ts";

const NUM_RUNS = process.env["ACADEMIZ_LONG"] ? 5_000 : 500;

/**
 * All invariants are checked in the same walks, because making a walk costs more than checking it. Walked once; keeps
 * what the smallest one broke.
 */
let walked: { readonly broken: ReadonlyMap<string, string>; readonly report: string } | undefined;
function walkOnce() {
  let broken = new Map<string, string>();
  const { failed, counterexample, seed, counterexamplePath, numShrinks } = fc.check(
    fc.property(arbitraryLearniz, arbitraryWalk, (learniz, plan) => {
      const course = compileLearniz(learniz);
      const walk = playWalk(course, plan, ENGINE);
      const found = INVARIANTS.flatMap(({ name, check }) => {
        const text = check(course, walk);
        return text === undefined ? [] : [[name, text] as const];
      });
      if (found.length > 0) broken = new Map(found);
      return found.length === 0;
    }),
    { numRuns: NUM_RUNS },
  );
  const how = { seed, path: counterexamplePath, numShrinks, counterexample };
  return { broken, report: failed ? JSON.stringify(how) : "" };
}

describe("whatever learners and authors do", () => {
  test.each(INVARIANTS.map((one) => [one.sections.join(" "), one.name] as const))("%s %s holds", (_sections, name) => {
    walked ??= walkOnce();
    expect(walked.broken.get(name), walked.report).toBeUndefined();
  });
  test("nothing breaks that no invariant names", () => {
    walked ??= walkOnce();
    expect(walked.report).toBe("");
  });
});

const spoil = (change: (progress: LearnizProgress) => LearnizProgress): Engine => ({
  ...ENGINE,
  apply: (...args) => {
    const done = ENGINE.apply(...args);
    return { ...done, progress: change(done.progress) };
  },
});
const changeSlides = (progress: LearnizProgress, change: (slide: Slide) => Slide): LearnizProgress => ({
  ...progress,
  chapters: progress.chapters.map((chapter) => ({ ...chapter, slides: chapter.slides.map(change) })),
});
type Slide = LearnizProgress["chapters"][number]["slides"][number];

/** For each invariant an engine that breaks it. */
const BROKEN: Readonly<Record<string, Engine>> = {
  "complete-stays": {
    ...ENGINE,
    apply: (course, progress, event, strategy) =>
      event.type === "time.passed"
        ? { progress: { ...progress, status: "STARTED" }, notices: [], effects: [] }
        : ENGINE.apply(course, progress, event, strategy),
  },
  "open-stays": spoil((progress) => changeSlides(progress, (slide) => ({ ...slide, status: "LOCKED" }))),
  "locked-refuses": { ...ENGINE, apply: (...args) => ({ ...ENGINE.apply(...args), notices: [] }) },
  "percentages-recounted": spoil((progress) => ({ ...progress, percentage: progress.percentage / 2 + 1 })),
  "scores-recounted": spoil((progress) => ({ ...progress, score: 50 })),
  "attempt-counts-once": {
    ...ENGINE,
    apply: (course, progress, event, strategy) => {
      const change = ENGINE.apply(course, progress, event, strategy);
      return { ...change, progress: { ...change.progress, time: change.progress.time + 1 } };
    },
  },
  "equals-oracle": spoil((progress) => changeSlides(progress, (slide) => ({ ...slide, scrolled: true }))),
  "republication-keeps": {
    ...ENGINE,
    load: (...args) => {
      const loaded = ENGINE.load(...args);
      return { ...loaded, progress: { ...loaded.progress, time: 0 } };
    },
  },
  "reset-for-damage-only": {
    ...ENGINE,
    load: (...args) => ({
      ...ENGINE.load(...args),
      notices: [{ code: "progress.reset", level: "warning", text: "Progress reset : for fun" }],
    }),
  },
  "position-valid": spoil((progress) => ({ ...progress, currentSlideIndex: 99 })),
  "blocked-stays-blocked": spoil((progress) => ({
    ...changeSlides(progress, (slide) => ({ ...slide, status: "STARTED" })),
    status: "COMPLETE",
  })),
  "given-stays": {
    ...ENGINE,
    apply: (course, progress, event, strategy) => {
      Object.assign(progress, { time: progress.time });
      return ENGINE.apply(course, progress, event, strategy);
    },
  },
  "saved-is-loaded": {
    ...ENGINE,
    load: (course, _stored, perimeter) => ({ progress: ENGINE.create(course, perimeter), notices: [] }),
  },
};

/** Takes back the COMPLETE of slides that an event does not touch, or without a reason. */
const takeBack = (isWronged: (slide: Slide, event: LearnerEvent, strategy: ScoreStrategy) => boolean): Engine => ({
  ...ENGINE,
  apply: (course, progress, event, strategy) => {
    const change = ENGINE.apply(course, progress, event, strategy);
    if (change.notices.length > 0) return change;
    const wrong = (slide: Slide): Slide =>
      isWronged(slide, event, strategy) ? { ...slide, status: "STARTED" } : slide;
    return { ...change, progress: changeSlides(change.progress, wrong) };
  },
});
const holds = ({ interactivities }: Slide, event: LearnerEvent) =>
  event.type === "interactivity.updated" && interactivities.some(({ slug }) => slug === event.slug);
const TAKING_BACK: readonly (readonly [string, Engine])[] = [
  ["when somebody comes back to it", takeBack((_slide, event) => event.type === "slide.changed")],
  ["when it is checked again", takeBack((_slide, event) => event.type === "slide.checked")],
  ["as time passes", takeBack((_slide, event) => event.type === "time.passed")],
  [
    "for a result on another slide",
    takeBack((slide, event) => event.type === "interactivity.updated" && !holds(slide, event)),
  ],
  [
    "for a full score on it",
    takeBack((slide, event) => holds(slide, event) && "score" in event && event.score === 100),
  ],
  ...(["BEST_SCORE", "LAST", "FIRST"] as const).map(
    (only) =>
      [
        `for a report that is no lower, under ${only}`,
        takeBack(
          (slide, event, strategy) =>
            strategy === only &&
            holds(slide, event) &&
            slide.interactivities.every(({ status }) => status === "COMPLETE"),
        ),
      ] as const,
  ),
];

describe("a broken engine is seen", () => {
  test.each(INVARIANTS.map((one) => [one.name, one] as const))("by %s", (name, one) => {
    const engine = BROKEN[name];
    if (!engine) throw new Error(`nothing breaks ${name}`);
    const { counterexample } = fc.check(
      fc.property(arbitraryLearniz, arbitraryWalk, (learniz, plan) => {
        const course = compileLearniz(learniz);
        return one.check(course, playWalk(course, plan, engine)) === undefined;
      }),
      { numRuns: 500, seed: 3 },
    );
    expect(counterexample).not.toBeNull();
  });
  test.each(TAKING_BACK)("that takes back a COMPLETE slide %s", (_how, engine) => {
    const keepsComplete = INVARIANTS.find(({ name }) => name === "complete-stays");
    const { counterexample } = fc.check(
      fc.property(arbitraryLearniz, arbitraryWalk, (learniz, plan) => {
        const course = compileLearniz(learniz);
        return keepsComplete?.check(course, playWalk(course, plan, engine)) === undefined;
      }),
      { numRuns: 2_000, seed: 3 },
    );
    expect(counterexample).not.toBeNull();
  });
});
