// Knows the engine's public functions as one value, so that a broken engine can replace it.
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
 * The functions of an engine of progress: another engine shows what the invariants detect. None of them may write to
 * its arguments.
 */
export interface Engine {
  /** The progress of a learner who has not begun. */
  readonly create: (course: CompiledLearniz, perimeter: string) => LearnizProgress;
  /**
   * A stored progress in this course, or a new one.
   * @param stored as it came out of JSON.
   */
  readonly load: (course: CompiledLearniz, stored: unknown, perimeter: string) => LoadedProgress;
  /** Applies one event to a progress; a refusal is told in a notice. */
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
