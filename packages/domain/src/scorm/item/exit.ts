// Knows what a content tells its host when it closes (§4.106–§4.110; decisions 7).
import type { ProgressStatus } from "../../progress/index.ts";

/** The versions of SCORM that are known here. */
export type ScormVersion = "1.2" | "2004";

/**
 * The exit that is written at the start already, in both versions, so that the course resumes even if the unload is
 * lost (§4.107, decisions 7).
 */
export const START_EXIT = "suspend";

/** The options for the exit at the end (§4.108–§4.110, decisions 7), by their names in an export. */
export const EXIT_READINGS = ["BY_STATUS", "ALWAYS_NORMAL", "ALWAYS_SUSPEND"] as const;

/**
 * The exit at the end: `BY_STATUS` leaves for good if the status is completed or passed, and suspends otherwise;
 * `ALWAYS_NORMAL` leaves for good whatever the status; `ALWAYS_SUSPEND` never does, because some hosts hand nothing
 * back after that, and still continue the attempt.
 */
export type ExitReading = (typeof EXIT_READINGS)[number];

/**
 * The exit that is written at the end (§4.108–§4.110, decisions 7). Leaving for good is empty in 1.2 (never `logout`,
 * which signs learners out of some hosts) and `normal` in 2004; everything else is `suspend`, also for a failed
 * learner, so that a retry resumes.
 */
export function chooseExit(
  version: ScormVersion,
  status: ProgressStatus,
  reading: ExitReading = "BY_STATUS",
): "" | "normal" | "suspend" {
  if (reading === "ALWAYS_SUSPEND") return "suspend";
  if (status !== "COMPLETE" && reading === "BY_STATUS") return "suspend";
  return version === "1.2" ? "" : "normal";
}
