// Knows what was said to an LMS, for whoever looks for a fault together with its people.

/** A call to the API of an LMS, and what came of it. */
export interface LoggedCall {
  /** From 1, in the order of the calls. */
  readonly number: number;
  /** Milliseconds since the epoch, when it was made. */
  readonly at: number;
  /** Milliseconds until it was answered: the page stands still so long. */
  readonly ms: number;
  /** As the version of SCORM names it: `LMSSetValue`, `Commit`. */
  readonly name: string;
  readonly args: readonly string[];
  readonly answer: string;
  /** "0" without an error; empty where the LMS broke down instead of answering. */
  readonly code: string;
  /** The LMS's own words for the code; what was thrown where it broke down. */
  readonly text: string;
  /** False also for codes that only say that there is nothing to read. */
  readonly isFault: boolean;
}

/** The calls of a launch, in their order. */
export interface LoggedCalls {
  /** The newest of them. */
  readonly calls: readonly LoggedCall[];
  /** Older ones that were not kept. */
  readonly dropped: number;
}

/** What was said to the LMS since the content began. */
export interface HostCallLog {
  /** The same object until another call is made. */
  read(): LoggedCalls;
  /** `onCall` is told after each call; the answer ends it. */
  subscribe(onCall: () => void): () => void;
}
