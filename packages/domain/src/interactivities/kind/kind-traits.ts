// Knows what is true of a kind of interactivity whatever it holds: all that compiling a course asks.

/** The traits of a kind of interactivity. */
export interface KindTraits<I> {
  /** Learners answer it: it may have attempts, a score and a weight. */
  readonly isAnswered: boolean;
  /** It is completed once its page was read to the end. */
  readonly isReadWithPage: boolean;
  /** Its share in averages, without a unit; undefined where it has none. */
  readonly readWeight: (one: I) => number | undefined;
}

/** The traits of a kind that is looked at, and never answered. */
export const unanswered = { isAnswered: false, isReadWithPage: false, readWeight: () => undefined } as const;
