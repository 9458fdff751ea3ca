// Knows what an invariant is: a named sentence about every course and every learner, and how to look for a violation.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import type { Walk } from "../walk/index.ts";

/** A named sentence that holds for every course and every learner. */
export interface Invariant {
  /** Short and stable, for reports. */
  readonly name: string;
  /** What holds, in plain words. */
  readonly statement: string;
  /** The sections of the specification that state it, such as `§4.35`; empty for a promise of the engine's own. */
  readonly sections: readonly string[];
  /**
   * Looks for a violation in one walk.
   * @param course in which the walk began.
   * @returns a counter-example in words, undefined where there is none.
   */
  readonly check: (course: CompiledLearniz, walk: Walk) => string | undefined;
}
