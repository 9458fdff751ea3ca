// Knows how a progress is told to a learning management system (§4.92–§4.105, §4.111).
import type { Learniz } from "../../learniz/index.ts";
import type { ProgressStatus } from "../../progress/index.ts";

/** A `cmi.core.lesson_status` that is written (§4.92). */
export type Scorm12Status = "passed" | "completed" | "failed" | "incomplete";

/**
 * The `lesson_status` of a progress (§4.92–§4.96): COMPLETE is `passed`, or `completed` where the content cannot be
 * passed or failed (`isPassFail` false); FAILED is `failed`; any other `incomplete`.
 */
export function toScorm12Status(status: ProgressStatus, isPassFail: boolean): Scorm12Status {
  if (status === "COMPLETE") return isPassFail ? "passed" : "completed";
  return status === "FAILED" ? "failed" : "incomplete";
}

/** `success_status` and `completion_status`, which SCORM 2004 tells apart. */
export interface Scorm2004Status {
  readonly success: "passed" | "failed" | "unknown";
  readonly completion: "completed" | "incomplete" | "not attempted";
}

function readSuccess(status: ProgressStatus, isScored: boolean): Scorm2004Status["success"] {
  if (!isScored) return "unknown";
  if (status === "COMPLETE") return "passed";
  return status === "FAILED" ? "failed" : "unknown";
}

/**
 * Both statuses of a progress (§4.97–§4.102): COMPLETE is completed and passed, FAILED incomplete and failed,
 * NOT_STARTED not attempted, any other incomplete. Success stays `unknown` without scoring (`isScored` false).
 */
export function toScorm2004Status(status: ProgressStatus, isScored: boolean): Scorm2004Status {
  const success = readSuccess(status, isScored);
  if (status === "COMPLETE") return { success, completion: "completed" };
  return { success, completion: status === "NOT_STARTED" ? "not attempted" : "incomplete" };
}

/** True when a course can be passed or failed: a validator of its own asks for a minimum score (decisions 5). */
export function isPassFailCourse(learniz: Learniz): boolean {
  return learniz.validators.some(({ minimumAverageScore }) => minimumAverageScore !== undefined);
}

/**
 * What a `lesson_status` or `completion_status` read at the start becomes: empty, `not attempted` and `unknown` are
 * `incomplete`; any other stays (§4.104).
 */
export function readStartStatus(status: string): string {
  return status === "" || status === "not attempted" || status === "unknown" ? "incomplete" : status;
}
