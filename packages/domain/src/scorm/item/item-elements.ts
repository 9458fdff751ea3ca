// Knows the name of the same fact about an item in each version of SCORM.
import type { ScormVersion } from "./exit.ts";

interface ItemElements {
  /** The progress of its learner. */
  readonly status: string;
  readonly entry: string;
  readonly exit: string;
  readonly credit: string;
  readonly mode: string;
  readonly learnerId: string;
  readonly learnerName: string;
  readonly location: string;
  readonly suspendData: string;
  readonly launchData: string;
  readonly totalTime: string;
  readonly sessionTime: string;
  readonly score: string;
  readonly maxTimeAllowed: string;
  readonly timeLimitAction: string;
}

/** The names of each version. */
export const ITEM_ELEMENTS: Readonly<Record<ScormVersion, ItemElements>> = {
  "1.2": {
    status: "cmi.core.lesson_status",
    entry: "cmi.core.entry",
    exit: "cmi.core.exit",
    credit: "cmi.core.credit",
    mode: "cmi.core.lesson_mode",
    learnerId: "cmi.core.student_id",
    learnerName: "cmi.core.student_name",
    location: "cmi.core.lesson_location",
    suspendData: "cmi.suspend_data",
    launchData: "cmi.launch_data",
    totalTime: "cmi.core.total_time",
    sessionTime: "cmi.core.session_time",
    score: "cmi.core.score",
    maxTimeAllowed: "cmi.student_data.max_time_allowed",
    timeLimitAction: "cmi.student_data.time_limit_action",
  },
  "2004": {
    status: "cmi.completion_status",
    entry: "cmi.entry",
    exit: "cmi.exit",
    credit: "cmi.credit",
    mode: "cmi.mode",
    learnerId: "cmi.learner_id",
    learnerName: "cmi.learner_name",
    location: "cmi.location",
    suspendData: "cmi.suspend_data",
    launchData: "cmi.launch_data",
    totalTime: "cmi.total_time",
    sessionTime: "cmi.session_time",
    score: "cmi.score",
    maxTimeAllowed: "cmi.max_time_allowed",
    timeLimitAction: "cmi.time_limit_action",
  },
};
