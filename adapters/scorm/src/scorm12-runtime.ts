// Knows how to speak with a SCORM 1.2 API and hear its errors.
import type { Scorm12Api } from "./find-api.ts";

export interface ScormFault {
  readonly call: string;
  readonly code: string;
  readonly text: string;
}

export interface Scorm12Runtime {
  /** Empty for what was never set, whatever the LMS answers for it. */
  get(element: string): string;
  /** False when the LMS refused: the fault has been told. */
  set(element: string, value: string): boolean;
  commit(): boolean;
  /** Once: later calls change nothing. */
  finish(): boolean;
}

/** Codes that say "never set" or "not offered here", which is no fault of anyone. */
const HARMLESS = new Set(["0", "401", "403", ""]);

const isTrue = (answer: unknown): boolean => String(answer) === "true";

/** @returns null when the LMS does not let the content begin. */
export function startScorm12(api: Scorm12Api, onFault: (fault: ScormFault) => void): Scorm12Runtime | null {
  let isFinished = false;

  /** Some LMSs answer false without an error: only a code is a fault. */
  function check(call: string, answer: unknown): boolean {
    if (isTrue(answer)) return true;
    const code = String(api.LMSGetLastError() ?? "0");
    if (code === "0" || code === "") return true;
    onFault({ call, code, text: String(api.LMSGetErrorString(code) ?? "") });
    return false;
  }

  if (!check("LMSInitialize", api.LMSInitialize(""))) return null;
  return {
    get(element) {
      const value = api.LMSGetValue(element);
      const code = String(api.LMSGetLastError() ?? "0");
      if (!HARMLESS.has(code))
        onFault({ call: `LMSGetValue ${element}`, code, text: String(api.LMSGetErrorString(code) ?? "") });
      return value === null || value === undefined ? "" : String(value);
    },
    set: (element, value) => !isFinished && check(`LMSSetValue ${element}`, api.LMSSetValue(element, value)),
    commit: () => !isFinished && check("LMSCommit", api.LMSCommit("")),
    finish() {
      if (isFinished) return true;
      isFinished = true;
      return check("LMSFinish", api.LMSFinish(""));
    },
  };
}
