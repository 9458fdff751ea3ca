// Knows what a content tells its host when it goes (§4.106–§4.110; decisions 7).
import type { ProgressStatus } from "../progress/index.ts";

/** The versions of SCORM that are spoken. */
export type ScormVersion = "1.2" | "2004";

/** Written at the start already, so that a lost unload still resumes. */
export const START_EXIT = "suspend";

/** At the end: COMPLETE (completed or passed) leaves for good; all else suspends, a failed learner included, so that a retry resumes. */
export function chooseExit(version: ScormVersion, status: ProgressStatus): "" | "normal" | "suspend" {
  if (status !== "COMPLETE") return "suspend";
  return version === "1.2" ? "" : "normal";
}
