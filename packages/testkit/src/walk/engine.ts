// Knows the engine's public face as one value, so that a broken one can stand in its place.
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
  type LoadedProgress,
  loadProgress,
  type Place,
  type ProgressChange,
} from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";

/** What a learner does, everything named (§4.45–§4.54): indexes from 0, `seconds` of time spent. */
export type LearnerEvent =
  | ({ readonly type: "slide.changed" } & Place)
  | { readonly type: "slide.scrolled" }
  | { readonly type: "slide.checked" }
  | { readonly type: "time.passed"; readonly seconds: number }
  | ({ readonly type: "interactivity.updated" } & InteractivityUpdate);

/**
 * What an engine of progress does: another one in its place shows what the invariants see. None of it may write to what it is
 * given.
 */
export interface Engine {
  /** The progress of a learner who has not begun. */
  readonly create: (course: CompiledLearniz, perimeter: string) => LearnizProgress;
  /**
   * A stored progress in this course, or a new one.
   * @param stored as it came out of JSON.
   */
  readonly load: (course: CompiledLearniz, stored: unknown, perimeter: string) => LoadedProgress;
  /** What one event makes of a progress; what it refuses it tells in a notice. */
  readonly apply: (
    course: CompiledLearniz,
    progress: LearnizProgress,
    event: LearnerEvent,
    strategy: ScoreStrategy,
  ) => ProgressChange;
}

function applyLearnerEvent(
  course: CompiledLearniz,
  progress: LearnizProgress,
  event: LearnerEvent,
  strategy: ScoreStrategy,
): ProgressChange {
  switch (event.type) {
    case "slide.changed":
      return applySlideChange(course, progress, event);
    case "slide.scrolled":
      return applyScroll(course, progress);
    case "slide.checked":
      return applySlideCheck(course, progress);
    case "time.passed":
      return { progress: addTime(progress, event.seconds), notices: [], effects: [] };
    case "interactivity.updated": {
      const { type: _type, ...update } = event;
      return applyInteractivityUpdate(course, progress, update, strategy);
    }
  }
}

/** The engine of `@academiz/domain/progress`. */
export const ENGINE: Engine = { create: createProgress, load: loadProgress, apply: applyLearnerEvent };
