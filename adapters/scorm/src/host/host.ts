// Knows what a content may ask of its LMS, whichever version of SCORM it speaks.

export interface HostFault {
  readonly call: string;
  /** Empty when the LMS broke down instead of answering. */
  readonly code: string;
  readonly text: string;
}

/** A call and its result, for whoever looks for a fault together with an LMS's people. */
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
   * reported.
   */
  get(element: string): string | null;
  /** False when the LMS refused: the fault has been reported. */
  set(element: string, value: string): boolean;
  commit(): boolean;
  /** Works once: later calls change nothing. */
  finish(): boolean;
}

/** The listeners to what is said to the LMS. */
export interface HostListeners {
  readonly onFault: (fault: HostFault) => void;
  /** Called when a call begins; the function that it answers is called with the result. */
  readonly onSpeaking?: (() => (call: HostCall) => void) | undefined;
}
