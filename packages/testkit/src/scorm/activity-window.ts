// Knows one window of an activity in the most common kind of LMS: it sends what was set since it last sent, with every
// interaction that it knows.
import { readTimeSpan } from "@academiz/domain/scorm";
import type { Scorm12Lms } from "./strict-scorm12.ts";
import type { Scorm2004Lms } from "./strict-scorm2004.ts";

/** What an LMS stores of an attempt, or is sent: values by the names of their elements, such as `cmi.core.exit`. */
export type LmsWords = Readonly<Record<string, string>>;

/** How a window of an activity talks to its server. */
export interface ActivityWindowOptions {
  readonly version: "1.2" | "2004";
  /** All that the server holds of the attempt as the window opens. */
  readonly kept: LmsWords;
  /** The name that the LMS tells for who learns. */
  readonly learner?: string;
  /** False when it was not sent: the content is told so, and what it set is sent the next time. */
  readonly send: (words: LmsWords, isEnd: boolean) => boolean;
}

/** A window of an activity, for contents of either version. */
export interface ActivityWindow {
  /** To be found by a content of SCORM 1.2. */
  readonly api12: Scorm12Lms;
  /** To be found by a content of SCORM 2004. */
  readonly api2004: Scorm2004Lms;
  /** Sends what was set, without being asked to, as LMSs do from time to time. */
  autocommit(): void;
}

const NAMES = {
  "1.2": {
    exit: "cmi.core.exit",
    entry: "cmi.core.entry",
    learner: "cmi.core.student_id",
    session: "cmi.core.session_time",
    total: "cmi.core.total_time",
    defaults: { "cmi.core.lesson_status": "not attempted", "cmi.core.credit": "credit" },
  },
  "2004": {
    exit: "cmi.exit",
    entry: "cmi.entry",
    learner: "cmi.learner_id",
    session: "cmi.session_time",
    total: "cmi.total_time",
    defaults: { "cmi.completion_status": "unknown", "cmi.success_status": "unknown", "cmi.credit": "credit" },
  },
} as const;
const FAILED = "101";
const isInteraction = (element: string) => element.startsWith("cmi.interactions.");

/**
 * In 2004 nothing after an exit of `normal` or `time-out`, though the server goes on with the attempt; in 1.2 always
 * everything.
 */
function handBack({ version, kept }: ActivityWindowOptions): Map<string, string> {
  const { exit, entry, session, defaults } = NAMES[version];
  const isOver = version === "2004" && (kept[exit] === "normal" || kept[exit] === "time-out");
  const state = new Map<string, string>(Object.entries({ ...defaults, ...(isOver ? {} : kept) }));
  for (const element of [exit, session]) state.delete(element);
  const isNew = isOver || Object.keys(kept).length === 0;
  return state.set(entry, isNew ? "ab-initio" : kept[exit] === "suspend" ? "resume" : "");
}

/** The state is that of the server when the window opened: it does not know what other windows send since then. */
export function openActivityWindow(options: ActivityWindowOptions): ActivityWindow {
  const { version, kept, learner = "1", send } = options;
  const { learner: learnerId, session, total } = NAMES[version];
  const state = handBack(options).set(learnerId, learner);
  const before = Number(kept[total] ?? 0);
  let unsent: Record<string, string> = {};
  let [isOpen, code] = [false, "0"];

  const answer = (isDone: boolean): string => {
    code = isDone ? "0" : FAILED;
    return String(isDone);
  };
  function forward(isEnd: boolean): boolean {
    const interactions = Object.fromEntries([...state].filter(([element]) => isInteraction(element)));
    const time = isEnd ? { [total]: String(before + readTimeSpan(version, state.get(session) ?? "")) } : {};
    const isSent = send({ ...interactions, ...unsent, ...time }, isEnd);
    if (isSent) unsent = {};
    return isSent;
  }
  const begin = () => {
    isOpen = true;
    return answer(true);
  };
  const end = () => {
    const wasOpen = isOpen;
    isOpen = false;
    return answer(wasOpen && forward(true));
  };
  const commit = () => answer(isOpen && forward(false));
  function read(element: string): string {
    code = "0";
    const list = /^(.*)\._count$/.exec(element)?.[1];
    if (list === undefined) return state.get(element) ?? "";
    const numbers = [...state.keys()].filter((one) => one.startsWith(`${list}.`)).map((one) => one.split(".")[2]);
    return String(new Set(numbers).size);
  }
  function write(element: string, value: string): string {
    if (!isOpen) return answer(false);
    state.set(element, value);
    unsent = { ...unsent, [element]: value };
    return answer(true);
  }
  const readCode = () => code;
  const explain = (asked: string) => (asked === FAILED ? "General exception" : "");
  return {
    api12: {
      LMSInitialize: begin,
      LMSFinish: end,
      // Interactions of 1.2 cannot be read.
      LMSGetValue: (element) => (isInteraction(element) && !element.endsWith("._count") ? "" : read(element)),
      LMSSetValue: write,
      LMSCommit: commit,
      LMSGetLastError: readCode,
      LMSGetErrorString: explain,
      LMSGetDiagnostic: explain,
    },
    api2004: {
      Initialize: begin,
      Terminate: end,
      GetValue: read,
      SetValue: write,
      Commit: commit,
      GetLastError: readCode,
      GetErrorString: explain,
      GetDiagnostic: explain,
    },
    autocommit() {
      if (isOpen && Object.keys(unsent).length > 0) forward(false);
    },
  };
}
