// Knows what is true of a kind of interactivity whatever it holds: asked by whoever only compiles a course.

/** What counts of a kind of interactivity. */
export interface KindTraits<I> {
  /** Learners answer it: it may have attempts, a score and a weight. */
  readonly isAnswered: boolean;
  /** Whoever has read its page to the end has completed it. */
  readonly isReadWithPage: boolean;
  /** Its share in averages, in no unit; undefined for none. */
  readonly readWeight: (one: I) => number | undefined;
}

/** It is looked at, and answered by nobody. */
export const unanswered = { isAnswered: false, isReadWithPage: false, readWeight: () => undefined } as const;
