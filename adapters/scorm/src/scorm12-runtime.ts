// Knows how to speak with a SCORM 1.2 API and hear its errors.
import type { Scorm12Api } from "./find-api.ts";

export interface ScormFault {
  readonly call: string;
  /** Empty when the LMS broke down instead of answering. */
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
  const readCode = (): string => String(api.LMSGetLastError() ?? "0");
  const tell = (call: string, code: string): void =>
    onFault({ call, code, text: String(api.LMSGetErrorString(code) ?? "") });

  /** An LMS whose page is going away throws where it should answer. */
  function shield<T>(call: string, otherwise: T, speak: () => T): T {
    try {
      return speak();
    } catch (error) {
      onFault({ call, code: "", text: String(error) });
      return otherwise;
    }
  }

  /** Some LMSs answer false without an error: only a code is a fault. */
  const say = (call: string, speak: () => unknown): boolean =>
    shield(call, false, () => {
      if (isTrue(speak())) return true;
      const code = readCode();
      if (code === "0" || code === "") return true;
      tell(call, code);
      return false;
    });

  if (!say("LMSInitialize", () => api.LMSInitialize(""))) return null;
  return {
    get: (element) =>
      shield(`LMSGetValue ${element}`, "", () => {
        const value = String(api.LMSGetValue(element) ?? "");
        // Where there is a value the code is an older call's: some LMSs never clear it.
        const code = value === "" ? readCode() : "0";
        if (!HARMLESS.has(code)) tell(`LMSGetValue ${element}`, code);
        return value;
      }),
    set: (element, value) => !isFinished && say(`LMSSetValue ${element}`, () => api.LMSSetValue(element, value)),
    commit: () => !isFinished && say("LMSCommit", () => api.LMSCommit("")),
    finish() {
      if (isFinished) return true;
      isFinished = true;
      return say("LMSFinish", () => api.LMSFinish(""));
    },
  };
}
