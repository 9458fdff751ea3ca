// Knows what a content tells its host when it goes (§4.106–§4.110; decisions 7).
import type { ProgressStatus } from "../../progress/index.ts";

/** The versions of SCORM whose words are known here. */
export type ScormVersion = "1.2" | "2004";

/**
 * What is written as exit at the start already, in both versions, so that a lost unload still resumes (§4.107,
 * decisions 7).
 */
export const START_EXIT = "suspend";

/** The readings of what is written at the end (§4.108–§4.110, decisions 7), by their names in an export. */
export const EXIT_READINGS = ["BY_STATUS", "ALWAYS_NORMAL", "ALWAYS_SUSPEND"] as const;

/**
 * What is written at the end: `BY_STATUS` leaves for good what is completed or passed and suspends all else;
 * `ALWAYS_NORMAL` leaves for good whatever the status; `ALWAYS_SUSPEND` never does: some hosts hand nothing back of
 * what was left for good, and go on with it all the same.
 */
export type ExitReading = (typeof EXIT_READINGS)[number];

/**
 * What is written as exit at the end (§4.108–§4.110, decisions 7). Who leaves for good writes nothing in 1.2 (never
 * `logout`, which signs learners out of some hosts), `normal` in 2004; all else is `suspend`, a failed learner
 * included, so that a retry resumes.
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
