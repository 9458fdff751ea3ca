// Knows how a judge of a learner's result answers: with what is kept, or why the content cannot give it (decisions 8).

/** What every type of product tells of a learner's result. */
export interface PlayResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
  /** 0–100. */
  readonly percentage: number;
  /** 0–100; absent is not 0. */
  readonly score?: number;
  /** Seconds. */
  readonly time: number;
}

/** What is kept when a result is possible, and the reason, in English, when it is not. */
export type PlayVerdict<R extends PlayResult> = { readonly possible: true; readonly result: R } | Impossible;

export interface Impossible {
  readonly possible: false;
  readonly reason: string;
  /** It is more than is kept of a learner, refused or not. */
  readonly isTooMuch?: boolean;
}

/** A result that the content cannot give. */
export const impossible = (reason: string): Impossible => ({ possible: false, reason });
