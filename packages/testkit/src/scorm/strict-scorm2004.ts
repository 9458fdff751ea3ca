// Knows how the strictest LMSs apply SCORM 2004 to the letter, and records every call.

/** The eight calls of SCORM 2004, as a runtime offers them to content; all speak text, and `"true"` is success. */
export interface Scorm2004Lms {
  Initialize(argument: string): string;
  Terminate(argument: string): string;
  GetValue(element: string): string;
  SetValue(element: string, value: string): string;
  Commit(argument: string): string;
  GetLastError(): string;
  GetErrorString(code: string): string;
  GetDiagnostic(code: string): string;
}

/** A call of the content, with what it was answered and the error that it left. */
export interface RecordedCall2004 {
  readonly call: "Initialize" | "Terminate" | "GetValue" | "SetValue" | "Commit";
  /** The element that is read or written, such as `cmi.exit`; empty where a call has none. */
  readonly element: string;
  /** What is written, or the call's argument; empty for a read. */
  readonly value: string;
  readonly answer: string;
  /** The code of GetLastError right after it: "0" when all went well. */
  readonly code: string;
}

const TYPE_MISMATCH = "406";
const OUT_OF_RANGE = "407";
const GENERAL = "391";
/** Reading a value that was never set, or beyond the last, gives this code (403), which is no fault. */
const NOT_SET = "403";

const EXITS: readonly string[] = ["", "time-out", "suspend", "logout", "normal"];
/** Two decimals at most, as Moodle holds it. */
const SPAN = /^P(?=.)(\d+Y)?(\d+M)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?)?$/;
/**
 * What the standard's types require, though lenient runtimes do not; returns the code for a value that does not fit.
 */
function judge(element: string, value: string): string {
  if (element === "cmi.suspend_data")
    return value.length <= 64_000 && /^[\x20-\x7e]*$/.test(value) ? "0" : TYPE_MISMATCH;
  if (element === "cmi.exit") return EXITS.includes(value) ? "0" : TYPE_MISMATCH;
  if (element === "cmi.location") return value.length <= 1_000 ? "0" : TYPE_MISMATCH;
  if (element === "cmi.session_time") return SPAN.test(value) ? "0" : TYPE_MISMATCH;
  if (element.endsWith("progress_measure")) return Number(value) >= 0 && Number(value) <= 1 ? "0" : OUT_OF_RANGE;
  if (element.endsWith("score.scaled")) return Math.abs(Number(value)) <= 1 ? "0" : OUT_OF_RANGE;
  if (/\.\d+\.id$/.test(element)) return /^\S{1,4000}$/.test(value) ? "0" : TYPE_MISMATCH;
  if (element.endsWith(".timestamp"))
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,2}Z$/.test(value) ? "0" : TYPE_MISMATCH;
  return element.endsWith(".description") && value.length > 250 ? TYPE_MISMATCH : "0";
}

/** How the host differs from the usual one. */
export interface StrictScorm2004Options {
  /** Told of each call once it is answered. */
  readonly onCall?: (call: RecordedCall2004) => void;
  /** While it answers true, commits fail with 391, as those of an LMS whose server is away. */
  readonly isAway?: () => boolean;
}

/**
 * A host that holds content to the letter of SCORM 2004, in front of a lenient runtime. What passes is the runtime's to
 * answer; every call is recorded with its code.
 * @param lms the runtime under test, such as scorm-again.
 */
export function createStrictScorm2004(
  lms: Scorm2004Lms,
  { onCall, isAway = () => false }: StrictScorm2004Options = {},
): { readonly api: Scorm2004Lms; readonly calls: readonly RecordedCall2004[] } {
  const calls: RecordedCall2004[] = [];
  let lastCode = "0";
  function record(
    call: RecordedCall2004["call"],
    element: string,
    value: string,
    answer: string,
    code: string,
  ): string {
    lastCode = code;
    const recorded = { call, element, value, answer, code };
    calls.push(recorded);
    onCall?.(recorded);
    return answer;
  }
  const codeOf = (answer: string) => (answer === "true" ? "0" : String(lms.GetLastError()));
  const api: Scorm2004Lms = {
    Initialize(argument) {
      const answer = lms.Initialize(argument);
      return record("Initialize", "", argument, answer, codeOf(answer));
    },
    Terminate(argument) {
      const answer = lms.Terminate(argument);
      return record("Terminate", "", argument, answer, codeOf(answer));
    },
    GetValue(element) {
      const answer = String(lms.GetValue(element));
      const code = answer === "" ? String(lms.GetLastError()) : "0";
      return record("GetValue", element, "", answer, code === NOT_SET ? "0" : code);
    },
    SetValue(element, value) {
      const refused = judge(element, value);
      if (refused !== "0") return record("SetValue", element, value, "false", refused);
      const answer = lms.SetValue(element, value);
      return record("SetValue", element, value, answer, codeOf(answer));
    },
    Commit(argument) {
      if (isAway()) return record("Commit", "", argument, "false", GENERAL);
      const answer = lms.Commit(argument);
      return record("Commit", "", argument, answer, codeOf(answer));
    },
    GetLastError: () => lastCode,
    GetErrorString: (code) => lms.GetErrorString(code),
    GetDiagnostic: (code) => lms.GetDiagnostic(code),
  };
  return { api, calls };
}
