// Knows what learners do in a course, in any order, sensible or not.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import {
  addTime,
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  applySlideCheck,
  createProgress,
  type InteractivityUpdate,
  type LearnizProgress,
  type ProgressChange,
} from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import fc from "fast-check";

/**
 * What a learner does, before the course is known: picks, 0 or more, are taken modulo the number of elements;
 * `seconds` of time spent.
 */
export type CourseEvent =
  | { readonly type: "slide.changed"; readonly pick: number }
  | { readonly type: "slide.scrolled" }
  | { readonly type: "slide.checked" }
  | { readonly type: "time.passed"; readonly seconds: number }
  | {
      readonly type: "interactivity.updated";
      readonly pick: number;
      readonly result: Omit<InteractivityUpdate, "slug">;
    };

/** A score, 0–100, whole or with one decimal. The usual ones come often, so that thresholds are met exactly. */
export const arbitraryScore: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.constantFrom(0, 20, 33, 40, 50, 60, 67, 80, 100),
  fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
);

/** A result of an attempt: score, data and number may be missing; a score may be 0. */
export const arbitraryResult: fc.Arbitrary<Omit<InteractivityUpdate, "slug">> = fc.record(
  {
    status: fc.constantFrom("STARTED" as const, "COMPLETE" as const, "FAILED" as const, "COMPLETE" as const),
    score: arbitraryScore,
    data: fc.constantFrom({ answers: { one: true } }, { answers: { one: false } }, { answers: {} }),
    attempt: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ["status"] },
);

/** One thing that a learner does, sensible or not. */
export const arbitraryEvent: fc.Arbitrary<CourseEvent> = fc.oneof(
  fc.record({ type: fc.constant("slide.changed" as const), pick: fc.nat(100) }),
  fc.constant({ type: "slide.scrolled" as const }),
  fc.constant({ type: "slide.checked" as const }),
  fc.record({ type: fc.constant("time.passed" as const), seconds: fc.integer({ min: 0, max: 600 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("interactivity.updated" as const),
      pick: fc.nat(100),
      result: arbitraryResult,
    }),
  },
);
/** Up to 40 things that a learner does. */
export const arbitraryEvents = fc.array(arbitraryEvent, { maxLength: 40 });
/** Any score strategy. */
export const arbitraryStrategy: fc.Arbitrary<ScoreStrategy> = fc.constantFrom("BEST_SCORE", "LAST", "FIRST");

/**
 * The progress that the engine of `@academiz/domain/progress` makes from an event; unchanged where there is nothing to
 * apply it to.
 */
export function applyEvent(
  course: CompiledLearniz,
  progress: LearnizProgress,
  event: CourseEvent,
  strategy: ScoreStrategy,
): ProgressChange {
  const nothing: ProgressChange = { progress, notices: [], effects: [] };
  switch (event.type) {
    case "slide.changed": {
      const slide = course.slides[event.pick % course.slides.length];
      return slide ? applySlideChange(course, progress, slide) : nothing;
    }
    case "slide.scrolled":
      return applyScroll(course, progress);
    case "slide.checked":
      return applySlideCheck(course, progress);
    case "time.passed":
      return { ...nothing, progress: addTime(progress, event.seconds) };
    case "interactivity.updated": {
      const all = course.slides.flatMap(({ slide }) => slide.interactivities);
      const one = all[event.pick % all.length];
      return one ? applyInteractivityUpdate(course, progress, { slug: one.slug, ...event.result }, strategy) : nothing;
    }
  }
}

/**
 * Every progress on the way, the first one before any event: one more than there are events.
 * @param start a new progress by default, in the perimeter `perimeter`.
 */
export function playEvents(
  course: CompiledLearniz,
  events: readonly CourseEvent[],
  strategy: ScoreStrategy,
  start: LearnizProgress = createProgress(course, "perimeter"),
): readonly LearnizProgress[] {
  const way = [start];
  for (const event of events) way.push(applyEvent(course, way.at(-1) ?? start, event, strategy).progress);
  return way;
}
