// Knows what a content may ask of its LMS, whichever version of SCORM it speaks.

export interface HostFault {
  readonly call: string;
  /** Empty when the LMS broke down instead of answering. */
  readonly code: string;
  readonly text: string;
}

/** A call and what came of it, for who looks for a fault together with an LMS's people. */
export interface HostCall {
  readonly call: string;
  /** What was written; empty for other calls. */
  readonly value: string;
  readonly answer: string;
  /** "0" when all went well. */
  readonly code: string;
}

export interface Host {
  /** Empty for what was never set, whatever the LMS answers for it. */
  get(element: string): string;
  /** False when the LMS refused: the fault has been told. */
  set(element: string, value: string): boolean;
  commit(): boolean;
  /** Once: later calls change nothing. */
  finish(): boolean;
}

/** Who hears of what is said to the LMS. */
export interface HostListeners {
  readonly onFault: (fault: HostFault) => void;
  readonly onCall?: (call: HostCall) => void;
}
