// Knows the engine's public face as one value, so that a broken one can stand in its place.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import {
  applyInteractivityUpdate,
  createProgress,
  type LearnerEvent,
  type LearnizProgress,
  type LoadedProgress,
  loadProgress,
  type ProgressChange,
  transition,
} from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";

/**
 * What an engine of progress does: another one in its place shows what the invariants see. None of it may write to what
 * it is given.
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

/** The engine of `@academiz/domain/progress`; the strategy is the walk's, whatever the course names. */
export const ENGINE: Engine = {
  create: createProgress,
  load: loadProgress,
  apply: (course, progress, event, strategy) =>
    event.type === "interactivity.updated"
      ? applyInteractivityUpdate(course, progress, event, strategy)
      : transition(course, progress, event),
};
