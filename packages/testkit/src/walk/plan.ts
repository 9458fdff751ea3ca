// Knows what a learner may do, before the course is known: picks are taken modulo the number of elements at that time.
import { findBestResult } from "@academiz/domain/interactivities";
import type { CompiledLearniz, Interactivity } from "@academiz/domain/learniz";
import {
  type InteractivityUpdate,
  isSlideLocked,
  type LearnerEvent,
  type LearnizProgress,
} from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import fc from "fast-check";
import { arbitraryResult, arbitraryScore, arbitraryStrategy } from "../course/index.ts";
import { arbitraryEdit, type Edit } from "./edit-course.ts";

/**
 * What a learner plans to do. A pick, 0 or more, is taken modulo the number of what it names; seconds are time spent.
 */
export type PlannedEvent =
  | { readonly type: "slide.changed"; readonly pick: number; readonly among: "open" | "all" | "nowhere" }
  | { readonly type: "slide.scrolled" }
  | { readonly type: "slide.checked" }
  | { readonly type: "time.passed"; readonly seconds: number }
  | {
      readonly type: "interactivity.updated";
      readonly pick: number;
      readonly among: "here" | "all" | "unknown";
      readonly result: Omit<InteractivityUpdate, "slug">;
      /** True: played in the real player, which reports nothing better than the interactivity can give. */
      readonly isReal?: true;
    }
  | { readonly type: "progress.reloaded" };
/**
 * An author's work on the course between two events; without a publication it is damage under the same date (§4.65).
 */
export type PlannedEdit = {
  readonly type: "course.edited";
  readonly edits: readonly Edit[];
  readonly isPublished: boolean;
};

/** Everything that happens to one learner, before the course is known: the score strategy, then the events in order. */
export interface WalkPlan {
  readonly strategy: ScoreStrategy;
  readonly events: readonly (PlannedEvent | PlannedEdit)[];
}

/** The planned event with the names of the present progress; undefined where there is nothing to apply it to. Pure. */
export function nameEvent(
  course: CompiledLearniz,
  progress: LearnizProgress,
  planned: PlannedEvent,
): LearnerEvent | { readonly type: "progress.reloaded" } | undefined {
  if (planned.type === "slide.changed") {
    if (planned.among === "nowhere") return { type: "slide.changed", chapterIndex: planned.pick, slideIndex: -1 };
    const places =
      planned.among === "open" ? course.slides.filter((place) => !isSlideLocked(progress, place)) : course.slides;
    const place = places[planned.pick % places.length];
    return place && { type: "slide.changed", chapterIndex: place.chapterIndex, slideIndex: place.slideIndex };
  }
  if (planned.type !== "interactivity.updated") return planned;
  if (planned.among === "unknown") return { type: "interactivity.updated", slug: "nowhere", ...planned.result };
  const here = (place: (typeof course.slides)[number]) =>
    place.chapterIndex === progress.currentChapterIndex && place.slideIndex === progress.currentSlideIndex;
  const slides = planned.among === "here" ? course.slides.filter(here) : course.slides;
  const all = slides.flatMap(({ slide }) => slide.interactivities);
  const one = all[planned.pick % all.length];
  const result = one && (planned.isReal ? boundResult(one, planned.result) : planned.result);
  return one && result && { type: "interactivity.updated", slug: one.slug, ...result };
}

/** No better than the interactivity can give; undefined where it gives nothing. */
function boundResult(
  one: Interactivity,
  { score, ...result }: Omit<InteractivityUpdate, "slug">,
): Omit<InteractivityUpdate, "slug"> | undefined {
  const best = findBestResult(one);
  if (!best) return undefined;
  const status = result.status === "COMPLETE" ? best.status : result.status;
  return { ...result, status, ...(score === undefined || best.score === undefined ? {} : { score }) };
}

/** Invalid scores. */
const arbitraryWildResult = fc.record({
  status: fc.constantFrom("COMPLETE" as const, "NOT_STARTED" as const),
  score: fc.constantFrom(-1, 100.1, Number.NaN, Number.POSITIVE_INFINITY, 1e300),
});

/**
 * Events of good learners, and events that no player should send: scores out of bounds (0–100), places and slugs that
 * do not exist.
 */
export const arbitraryLearnerEvent: fc.Arbitrary<PlannedEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("slide.changed" as const),
      pick: fc.nat(10_000),
      among: oneOf({ open: 6, all: 3, nowhere: 1 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ type: "slide.scrolled" as const }) },
  { weight: 1, arbitrary: fc.constant({ type: "slide.checked" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("time.passed" as const), seconds: fc.integer({ min: 0, max: 600 }) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      type: fc.constant("interactivity.updated" as const),
      pick: fc.nat(10_000),
      among: oneOf({ here: 8, all: 4, unknown: 1 }),
      result: fc.oneof({ weight: 15, arbitrary: arbitraryResult }, { weight: 1, arbitrary: arbitraryWildResult }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: "progress.reloaded" as const }) },
);

const CHANGES_KIND: ReadonlySet<Edit["what"]> = new Set(["change-type", "spoil-game", "mend-game"]);
/**
 * It is undefined what becomes of answers whose interactivity changes its type under the same date, so that is not
 * done here.
 */
const arbitraryRepublication: fc.Arbitrary<PlannedEdit> = fc
  .record({ edits: fc.array(arbitraryEdit, { maxLength: 4 }), publication: oneOf({ published: 4, unpublished: 1 }) })
  .map(({ edits, publication }) =>
    publication === "published"
      ? { type: "course.edited", edits, isPublished: true }
      : { type: "course.edited", edits: edits.filter(({ what }) => !CHANGES_KIND.has(what)), isPublished: false },
  );

/** A learner of the real player who enters an open slide, reads it and does what is in it, well or badly. */
const arbitraryVisit: fc.Arbitrary<readonly PlannedEvent[]> = fc
  .record({
    pick: fc.nat(10_000),
    results: fc.array(fc.record({ status: fc.constantFrom("COMPLETE", "FAILED"), score: arbitraryScore }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ pick, results }) => [
    { type: "slide.changed", pick, among: "open" },
    { type: "slide.scrolled" },
    ...results.map((result, index) => ({
      type: "interactivity.updated" as const,
      pick: index,
      among: "here" as const,
      result,
      isReal: true as const,
    })),
  ]);

const arbitraryEvents = (...others: readonly fc.WeightedArbitrary<readonly (PlannedEvent | PlannedEdit)[]>[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 16, arbitrary: arbitraryLearnerEvent.map((event) => [event]) },
        { weight: 3, arbitrary: arbitraryVisit },
        ...others,
      ),
      { maxLength: 30 },
    )
    .map((stretches) => stretches.flat());

/** One learner in a course that does not change: about 30 groups of events at most. */
export const arbitraryLearner: fc.Arbitrary<WalkPlan> = fc.record({
  strategy: arbitraryStrategy,
  events: arbitraryEvents(),
});

/** One learner in a course that its author goes on editing and publishing. */
export const arbitraryWalk: fc.Arbitrary<WalkPlan> = fc.record({
  strategy: arbitraryStrategy,
  events: arbitraryEvents({ weight: 1, arbitrary: arbitraryRepublication.map((edit) => [edit]) }),
});

/** Each name as often as its number says. */
function oneOf<const T extends string>(often: Readonly<Record<T, number>>): fc.Arbitrary<T> {
  const entries = Object.entries(often) as [T, number][];
  return fc.oneof(...entries.map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })));
}
