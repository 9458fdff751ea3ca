// Knows what a content tells its host when it goes (§4.106–§4.110; decisions 7).
import type { ProgressStatus } from "../progress/index.ts";

/** The versions of SCORM whose words are known here. */
export type ScormVersion = "1.2" | "2004";

/** What is written as exit at the start already, in both versions, so that a lost unload still resumes (§4.107, decisions 7). */
export const START_EXIT = "suspend";

/**
 * What is written as exit at the end (§4.108–§4.110, decisions 7). COMPLETE (completed or passed) leaves for good: empty in 1.2,
 * `normal` in 2004. All else is `suspend`, a failed learner included, so that a retry resumes.
 */
export function chooseExit(version: ScormVersion, status: ProgressStatus): "" | "normal" | "suspend" {
  if (status !== "COMPLETE") return "suspend";
  return version === "1.2" ? "" : "normal";
}
