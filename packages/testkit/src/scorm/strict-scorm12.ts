// Knows how the strictest LMSs apply SCORM 1.2 to the letter, and records every call.

/** The eight calls of SCORM 1.2, as a runtime offers them to content; all speak text, and `"true"` is success. */
export interface Scorm12Lms {
  LMSInitialize(argument: string): string;
  LMSFinish(argument: string): string;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string;
  LMSCommit(argument: string): string;
  LMSGetLastError(): string;
  LMSGetErrorString(code: string): string;
  LMSGetDiagnostic(code: string): string;
}

/** A call of the content, with what it was answered and the error that it left. */
export interface RecordedCall {
  readonly call: "LMSInitialize" | "LMSFinish" | "LMSGetValue" | "LMSSetValue" | "LMSCommit";
  /** The element that is read or written, such as `cmi.core.exit`; empty where a call has none. */
  readonly element: string;
  /** What is written, or the call's argument; empty for a read. */
  readonly value: string;
  /** What the content was answered. */
  readonly answer: string;
  /** The code of LMSGetLastError right after it: "0" when all went well. */
  readonly code: string;
}

/** How the host differs from the usual one. */
export interface StrictScorm12Options {
  /** Told of each call once it is answered. */
  readonly onCall?: (call: RecordedCall) => void;
  /** While it answers true, commits fail with 101, as those of an LMS whose server is away. */
  readonly isAway?: () => boolean;
}

/** The host's API, and what it recorded. */
export interface StrictScorm12 {
  /** To be found by the content, in the place of the runtime's own. */
  readonly api: Scorm12Lms;
  /** Every call so far, in order; grows as calls are made. */
  readonly calls: readonly RecordedCall[];
}

const NOT_INITIALIZED = "301";
const INCORRECT_TYPE = "405";
const GENERAL = "101";

const EXITS: readonly string[] = ["", "suspend", "logout", "time-out"];
/** What the standard's types require, though lenient runtimes do not. */
const FITS: Readonly<Record<string, (value: string) => boolean>> = {
  "cmi.suspend_data": (value) => value.length <= 4096 && /^[\x20-\x7e]*$/.test(value),
  "cmi.core.exit": (value) => EXITS.includes(value),
  "cmi.core.lesson_location": (value) => value.length <= 255,
};

/**
 * A host that holds content to the letter of SCORM 1.2, in front of a lenient runtime: nothing before LMSInitialize or
 * after LMSFinish (301), suspend data of 4096 printable ASCII characters, exits of the vocabulary, locations of 255
 * characters (405). What passes is the runtime's to answer; every call is recorded with its code.
 * @param lms the runtime under test, such as scorm-again.
 */
export function createStrictScorm12(
  lms: Scorm12Lms,
  { onCall, isAway = () => false }: StrictScorm12Options = {},
): StrictScorm12 {
  const calls: RecordedCall[] = [];
  let isOpen = false;
  let lastCode = "0";

  function record(
    call: RecordedCall["call"],
    element: string,
    value: string,
    [answer, code]: [string, string],
  ): string {
    lastCode = code;
    const recorded = { call, element, value, answer, code };
    calls.push(recorded);
    onCall?.(recorded);
    return answer;
  }
  const ask = (answer: string): [string, string] => [answer, String(lms.LMSGetLastError())];
  const whileOpen = (refused: string, answer: () => [string, string]): [string, string] =>
    isOpen ? answer() : [refused, NOT_INITIALIZED];

  const api: Scorm12Lms = {
    LMSInitialize(argument) {
      const answered = ask(lms.LMSInitialize(argument));
      if (answered[0] === "true") isOpen = true;
      return record("LMSInitialize", "", argument, answered);
    },
    LMSFinish(argument) {
      const answered = whileOpen("false", () => ask(lms.LMSFinish(argument)));
      isOpen = false;
      return record("LMSFinish", "", argument, answered);
    },
    LMSGetValue: (element) =>
      record(
        "LMSGetValue",
        element,
        "",
        whileOpen("", () => ask(lms.LMSGetValue(element))),
      ),
    LMSSetValue: (element, value) =>
      record(
        "LMSSetValue",
        element,
        value,
        whileOpen("false", () =>
          (FITS[element]?.(value) ?? true) ? ask(lms.LMSSetValue(element, value)) : ["false", INCORRECT_TYPE],
        ),
      ),
    LMSCommit: (argument) =>
      record(
        "LMSCommit",
        "",
        argument,
        whileOpen("false", () => (isAway() ? ["false", GENERAL] : ask(lms.LMSCommit(argument)))),
      ),
    LMSGetLastError: () => lastCode,
    LMSGetErrorString: (code) => lms.LMSGetErrorString(code),
    LMSGetDiagnostic: (code) => lms.LMSGetDiagnostic(code),
  };
  return { api, calls };
}
