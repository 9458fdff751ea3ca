// Knows how random learners play one course, and the shortest story of one with whom an invariant broke.
import { findBestResult } from "@academiz/domain/interactivities";
import { type CompiledLearniz, compareLearniz } from "@academiz/domain/learniz";
import fc from "fast-check";
import { describeEvent, INVARIANTS, type Invariant } from "../invariants/index.ts";
import { arbitraryWalk, type Engine, type PlannedEvent, playWalk, type Step, type WalkPlan } from "../walk/index.ts";

/** An invariant that did not hold, and the least that a learner has to do to show it. */
export interface CounterExample {
  /** Name of the invariant; `engine-throws` where the engine did not answer at all. */
  readonly invariant: string;
  /** What should hold. */
  readonly statement: string;
  /** Sections of the specification. */
  readonly sections: readonly string[];
  /** What is wrong, in words. */
  readonly finding: string;
  /** The score strategy of the walk. */
  readonly strategy: WalkPlan["strategy"];
  /** What was done, in words and in order; empty when it is so from the start. */
  readonly events: readonly string[];
  /** How often the story was made shorter. */
  readonly shrinks: number;
}

export interface LearnersOptions {
  /** How many learners are sent; at least 1. */
  readonly runs: number;
  /** A 32-bit integer. The same seed, course and number of learners give the same stories. */
  readonly seed: number;
  readonly engine: Engine;
  /** Called after each learner, with how many there were so far, and at each attempt to shorten the story of one. */
  readonly onLearner?: (played: number, isShortening: boolean) => void;
}

/**
 * The most slides that a learner may have done before the story begins: more would make each run slow, and show
 * nothing new.
 */
const MOST_DONE = 25;
/** Fewer in a large course: every event is checked by each invariant, which looks at all of its elements. */
const ELEMENTS_LOOKED_AT = 40_000;
const countDone = ({ slides, places }: CompiledLearniz) =>
  Math.min(slides.length, MOST_DONE, Math.max(2, Math.floor(ELEMENTS_LOOKED_AT / places.size)));

/**
 * A learner who has done the first slides well: without this nobody gets far in a course whose slides open one after
 * the other.
 */
function doFirstSlides(course: CompiledLearniz, count: number): readonly PlannedEvent[] {
  let first = 0;
  return course.slides.slice(0, count).flatMap(({ slide }, pick): PlannedEvent[] => {
    const start = first;
    first += slide.interactivities.length;
    return [
      { type: "slide.changed", pick, among: "all" },
      { type: "slide.scrolled" },
      ...slide.interactivities.flatMap((one, index): PlannedEvent[] => {
        const result = findBestResult(one);
        return result ? [{ type: "interactivity.updated", pick: start + index, among: "all", result }] : [];
      }),
    ];
  });
}

const arbitraryLearnerOf = (course: CompiledLearniz): fc.Arbitrary<WalkPlan> =>
  fc
    .record({
      done: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(countDone(course)) }),
      plan: arbitraryWalk,
    })
    .map(({ done, plan }) => ({ ...plan, events: [...doFirstSlides(course, done), ...plan.events] }));

const THROWS: Pick<Invariant, "name" | "statement" | "sections"> = {
  name: "engine-throws",
  statement: "The engine answers every event: what it refuses it tells.",
  sections: ["§4.35"],
};

interface Broken {
  readonly invariant: Pick<Invariant, "name" | "statement" | "sections">;
  readonly finding: string;
  readonly steps: readonly Step[];
}

function findBroken(course: CompiledLearniz, plan: WalkPlan, engine: Engine): Broken | undefined {
  try {
    const walk = playWalk(course, plan, engine);
    for (const invariant of INVARIANTS) {
      const finding = invariant.check(course, walk);
      if (finding !== undefined) return { invariant, finding, steps: walk.steps };
    }
    return undefined;
  } catch (error) {
    const finding = error instanceof Error ? error.message : String(error);
    return { invariant: THROWS, finding, steps: listStepsBeforeThrow(course, plan, engine) };
  }
}

/** The steps that the engine still took. */
function listStepsBeforeThrow(course: CompiledLearniz, plan: WalkPlan, engine: Engine): readonly Step[] {
  for (let count = plan.events.length - 1; count > 0; count--) {
    try {
      return playWalk(course, { ...plan, events: plan.events.slice(0, count) }, engine).steps;
    } catch {
      // One event less, then.
    }
  }
  return [];
}

/** An event in words, with the title that an author knows. */
function tellStep({ event, course }: Step, before: CompiledLearniz): string {
  if (event.type === "slide.changed") {
    const slide = course.learniz.chapters[event.chapterIndex]?.slides[event.slideIndex];
    return slide ? `${describeEvent(event)}, "${slide.slug}" (${slide.description})` : describeEvent(event);
  }
  if (event.type !== "course.republished" && event.type !== "course.altered") return describeEvent(event);
  const { chapters, slides, isCourseChanged, isOrderChanged } = compareLearniz(before.learniz, event.learniz);
  const list = (verb: string, slugs: readonly string[]) =>
    slugs.length === 0 ? [] : [`${verb} ${slugs.map((slug) => `"${slug}"`).join(", ")}`];
  const changes = [
    ...list("added", [...chapters.added, ...slides.added]),
    ...list("removed", [...chapters.removed, ...slides.removed]),
    ...list("changed", [...chapters.changed, ...slides.changed]),
    ...(isOrderChanged ? ["chapters in another order"] : []),
    ...(isCourseChanged ? ["the course's own rules or data changed"] : []),
  ];
  return `${describeEvent(event)}: ${changes.length === 0 ? "nothing else changed" : changes.join("; ")}`;
}

/** Visits are shortened as a whole: here each single event that is not needed is dropped, until every one is. */
function dropIdleEvents(plan: WalkPlan, isBroken: (plan: WalkPlan) => boolean): { plan: WalkPlan; dropped: number } {
  let shortest = plan;
  for (let at = plan.events.length - 1; at >= 0; at--) {
    const shorter = { ...shortest, events: shortest.events.toSpliced(at, 1) };
    if (isBroken(shorter)) {
      shortest = shorter;
      // Earlier events may have been needed only for this one.
      at = shorter.events.length;
    }
  }
  return { plan: shortest, dropped: plan.events.length - shortest.events.length };
}

/**
 * Plays `runs` random learners through a course, whose author publishes it anew now and then, and checks every
 * invariant with each. Undefined when all hold; otherwise the shortest story found.
 */
export function playLearners(
  course: CompiledLearniz,
  { runs, seed, engine, onLearner }: LearnersOptions,
): CounterExample | undefined {
  let played = 0;
  let isShrinking = false;
  const tell = () => onLearner?.(isShrinking ? played : ++played, isShrinking);
  const property = fc.property(arbitraryLearnerOf(course), (plan) => {
    const isSound = findBroken(course, plan, engine) === undefined;
    if (!isSound) isShrinking = true;
    tell();
    return isSound;
  });
  const { counterexample, numShrinks } = fc.check(property, { numRuns: runs, seed });
  const found = counterexample?.[0];
  if (!found) return undefined;
  const { plan, dropped } = dropIdleEvents(found, (shorter) => {
    tell();
    return findBroken(course, shorter, engine) !== undefined;
  });
  const broken = findBroken(course, plan, engine);
  if (!broken) return undefined;
  const { name, statement, sections } = broken.invariant;
  return {
    invariant: name,
    statement,
    sections,
    finding: broken.finding,
    strategy: plan.strategy,
    events: broken.steps.map((step, at) => tellStep(step, broken.steps[at - 1]?.course ?? course)),
    shrinks: numShrinks + dropped,
  };
}
