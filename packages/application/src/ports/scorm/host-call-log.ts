// Knows the calls to an LMS, for people who look for a fault together with its operators.

/** A call to the API of an LMS, and its result. */
export interface LoggedCall {
  /** From 1, in the order of the calls. */
  readonly number: number;
  /** Milliseconds since the epoch, when it was made. */
  readonly at: number;
  /** Milliseconds until it was answered: the page is blocked for that time. */
  readonly ms: number;
  /** The name in its version of SCORM: `LMSSetValue`, `Commit`. */
  readonly name: string;
  readonly args: readonly string[];
  readonly answer: string;
  /** "0" without an error; empty if the LMS crashed instead of answering. */
  readonly code: string;
  /** The LMS's own words for the code, or the thrown error if it crashed. */
  readonly text: string;
  /** False also for codes that only say that there is nothing to read. */
  readonly isFault: boolean;
}

/** The calls of a launch, in their order. */
export interface LoggedCalls {
  /** The newest calls. */
  readonly calls: readonly LoggedCall[];
  /** Older ones that were not kept. */
  readonly dropped: number;
}

/** The calls to the LMS since the content began. */
export interface HostCallLog {
  /** The same object until another call is made. */
  read(): LoggedCalls;
  /** `onCall` is called after each call; the returned function ends it. */
  subscribe(onCall: () => void): () => void;
}
