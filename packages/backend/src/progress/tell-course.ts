// Knows how a course stands for what follows it: failed where no attempt is left that could bring it to its mark
// (decisions 7).
import type { CompiledLearniz } from "@academiz/domain/learniz";
import { loadProgress } from "@academiz/domain/progress";
import { readToldStatus } from "@academiz/domain/scorm";
import type { StoredProgress } from "../ports/index.ts";

/** The status as it is stored, but of a course whose pages are all done under its mark. */
export function tellCourse(course: CompiledLearniz, stored: StoredProgress, perimeterSlug: string): unknown {
  const { status, percentage } = stored;
  if (status !== "STARTED" || percentage !== 100) return status;
  return readToldStatus(course, loadProgress(course, stored, perimeterSlug).progress);
}
