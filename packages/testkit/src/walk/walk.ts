// Knows what happened to one learner in one course: every event by name, with the progress before and after it.
import { type CompiledLearniz, compileLearniz, type Learniz } from "@academiz/domain/learniz";
import type { LearnerEvent, LearnizProgress, ProgressEffect } from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import { editCourse } from "./edit-course.ts";
import type { Engine } from "./engine.ts";
import { nameEvent, type PlannedEdit, type WalkPlan } from "./plan.ts";

/**
 * A learner's event, or something that happens to a learner: the player is opened again, or the course has changed,
 * published anew or altered.
 */
export type WalkEvent =
  | LearnerEvent
  | { readonly type: "progress.reloaded" }
  | { readonly type: "course.republished"; readonly learniz: Learniz }
  /** Under the same date: stored progress and content do not belong together (§4.65). */
  | { readonly type: "course.altered"; readonly learniz: Learniz };

/** One event with the progress before and after it. */
export interface Step {
  /** The event, with all names. */
  readonly event: WalkEvent;
  /** The course after the event; another one only when it was published anew. */
  readonly course: CompiledLearniz;
  /** Never written to. */
  readonly before: LearnizProgress;
  readonly after: LearnizProgress;
  /** Codes of what the engine told, such as `slide.locked`; empty when it told nothing. */
  readonly notices: readonly string[];
  /** What followed, as the engine tells it; empty when the progress was loaded anew. */
  readonly effects: readonly ProgressEffect[];
}

/** What happened to one learner, with the engine that computed it. */
export interface Walk {
  readonly engine: Engine;
  readonly strategy: ScoreStrategy;
  /** The progress before the first step. */
  readonly start: LearnizProgress;
  /** In order; planned events that could not be applied are left out. */
  readonly steps: readonly Step[];
}

/** The slug of the perimeter in every walk. */
export const PERIMETER = "perimeter";
/** True for what a learner does; false for what loads the progress anew. */
export const isOfLearner = (event: WalkEvent): event is LearnerEvent =>
  event.type !== "progress.reloaded" && event.type !== "course.republished" && event.type !== "course.altered";

/**
 * Applies one event with the engine. Stored progress goes through JSON before it is loaded. Throws what the engine
 * throws.
 */
export function takeStep(
  engine: Engine,
  course: CompiledLearniz,
  before: LearnizProgress,
  event: WalkEvent,
  strategy: ScoreStrategy,
): Step {
  if (isOfLearner(event)) {
    const { progress, notices, effects } = engine.apply(course, before, event, strategy);
    return { event, course, before, after: progress, notices: notices.map(({ code }) => code), effects };
  }
  const current = "learniz" in event ? compileLearniz(event.learniz) : course;
  const { progress, notices } = engine.load(current, JSON.parse(JSON.stringify(before)), PERIMETER);
  return { event, course: current, before, after: progress, notices: notices.map(({ code }) => code), effects: [] };
}

function publish(learniz: Learniz, { edits, isPublished }: PlannedEdit, number: number): WalkEvent {
  const edited = editCourse(learniz, edits, number);
  if (!isPublished) return { type: "course.altered", learniz: edited };
  return { type: "course.republished", learniz: { ...edited, publishedDate: `${learniz.publishedDate}+${number}` } };
}

/**
 * Plays a plan in a course. What a plan names by a pick is found in the progress at that time. The same course, plan
 * and engine give the same walk; throws what the engine throws.
 */
export function playWalk(course: CompiledLearniz, plan: WalkPlan, engine: Engine): Walk {
  const start = engine.create(course, PERIMETER);
  const steps: Step[] = [];
  let [progress, current] = [start, course];
  for (const [number, planned] of plan.events.entries()) {
    const event =
      planned.type === "course.edited"
        ? publish(current.learniz, planned, number + 1)
        : nameEvent(current, progress, planned);
    if (!event) continue;
    const step = takeStep(engine, current, progress, event, plan.strategy);
    steps.push(step);
    [progress, current] = [step.after, step.course];
  }
  return { engine, strategy: plan.strategy, start, steps };
}
