// Knows what a content may ask of its LMS, whichever version of SCORM it speaks.

export interface HostFault {
  readonly call: string;
  /** Empty when the LMS broke down instead of answering. */
  readonly code: string;
  readonly text: string;
}

/** A call and what came of it, for who looks for a fault together with an LMS's people. */
export interface HostCall {
  readonly name: string;
  readonly args: readonly string[];
  readonly answer: string;
  /** "0" when all went well; empty when the LMS broke down. */
  readonly code: string;
  /** The LMS's own words. */
  readonly text: string;
  /** False also for codes that only say that there is nothing to read. */
  readonly isFault: boolean;
}

export interface Host {
  /**
   * Empty for what was never set, whatever the LMS answers for it; null where it failed to answer: the fault has been
   * told.
   */
  get(element: string): string | null;
  /** False when the LMS refused: the fault has been told. */
  set(element: string, value: string): boolean;
  commit(): boolean;
  /** Once: later calls change nothing. */
  finish(): boolean;
}

/** Who hears of what is said to the LMS. */
export interface HostListeners {
  readonly onFault: (fault: HostFault) => void;
  /** Told when a call begins; what it gives is told how it ended. */
  readonly onSpeaking?: (() => (call: HostCall) => void) | undefined;
}
