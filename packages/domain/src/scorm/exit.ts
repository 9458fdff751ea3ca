// Knows what a content tells its host when it goes (§4.106–§4.110; decisions 7).
import type { ProgressStatus } from "../progress/index.ts";

/** The versions of SCORM whose words are known here. */
export type ScormVersion = "1.2" | "2004";

/** What is written as exit at the start already, in both versions, so that a lost unload still resumes (§4.107, decisions 7). */
export const START_EXIT = "suspend";

/**
 * The two readings of what is written at the end (§4.108–§4.110): `BY_STATUS` leaves for good what is completed or passed and
 * suspends all else; `ALWAYS_NORMAL` leaves for good whatever the status.
 */
export type ExitReading = "BY_STATUS" | "ALWAYS_NORMAL";

/**
 * What is written as exit at the end (§4.108–§4.110, decisions 7). Who leaves for good writes nothing in 1.2 (never `logout`, which
 * signs learners out of some hosts), `normal` in 2004; all else is `suspend`, a failed learner included, so that a retry resumes.
 */
export function chooseExit(
  version: ScormVersion,
  status: ProgressStatus,
  reading: ExitReading = "BY_STATUS",
): "" | "normal" | "suspend" {
  if (status !== "COMPLETE" && reading === "BY_STATUS") return "suspend";
  return version === "1.2" ? "" : "normal";
}
