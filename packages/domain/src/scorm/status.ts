// Knows how a progress reads in a learning-management system (§4.92–§4.105, §4.111).
import type { Learniz } from "../learniz/index.ts";
import type { ProgressStatus } from "../progress/index.ts";

/** A `cmi.core.lesson_status` that is written (§4.92). */
export type Scorm12Status = "passed" | "completed" | "failed" | "incomplete";

/** §4.92–§4.96. `isPassFail`: the content can be passed or failed. */
export function toScorm12Status(status: ProgressStatus, isPassFail: boolean): Scorm12Status {
  if (status === "COMPLETE") return isPassFail ? "passed" : "completed";
  return status === "FAILED" ? "failed" : "incomplete";
}

/** Completion and success as SCORM 2004 tells them apart. */
export interface Scorm2004Status {
  readonly success: "passed" | "failed" | "unknown";
  readonly completion: "completed" | "incomplete" | "not attempted";
}

function readSuccess(status: ProgressStatus, isScored: boolean): Scorm2004Status["success"] {
  if (!isScored) return "unknown";
  if (status === "COMPLETE") return "passed";
  return status === "FAILED" ? "failed" : "unknown";
}

/** §4.97–§4.102. Success stays unknown without scoring. */
export function toScorm2004Status(status: ProgressStatus, isScored: boolean): Scorm2004Status {
  const success = readSuccess(status, isScored);
  if (status === "COMPLETE") return { success, completion: "completed" };
  return { success, completion: status === "NOT_STARTED" ? "not attempted" : "incomplete" };
}

/** A course can be passed or failed when a validator of its own asks for a minimum score (decisions 5). */
export function isPassFailCourse(learniz: Learniz): boolean {
  return learniz.validators.some(({ minimumAverageScore }) => minimumAverageScore !== undefined);
}

/** §4.104: what a status read at the start becomes. One that was never set reads as not attempted. */
export function readStartStatus(status: string): string {
  return status === "" || status === "not attempted" || status === "unknown" ? "incomplete" : status;
}

/** §4.105: 0–1; 0 where it was never set or is no number. */
export function readStartProgressMeasure(value: string): number {
  const measure = value.trim() === "" ? 0 : Number(value);
  return Number.isFinite(measure) ? Math.min(1, Math.max(0, measure)) : 0;
}
