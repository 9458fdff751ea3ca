// Knows what becomes of a progress that was made in an earlier publication (§4.66, decisions 8).
import type { CompiledLearniz } from "@academiz/domain/learniz";
import { loadProgress } from "@academiz/domain/progress";
import type { StoredProgress } from "../../ports/index.ts";
import { judgeProgress, type Verdict } from "./judge-progress.ts";

/**
 * Judged by the content of its day against what was stored, then carried over to the present `course` as the player
 * would do it. Without that content (null: the product was not published at the date that it names) nothing can be said
 * for it.
 */
export function judgeEarlierProgress(
  course: CompiledLearniz,
  earlier: CompiledLearniz | null,
  stored: StoredProgress | null,
  sent: StoredProgress,
  perimeterSlug: string,
  storedCourse: CompiledLearniz | null = null,
): Verdict {
  if (!earlier) return { possible: false, reason: "it is of no publication of this product" };
  const verdict = judgeProgress(earlier, stored, sent, perimeterSlug, storedCourse);
  if (!verdict.possible) return verdict;
  return { possible: true, progress: loadProgress(course, verdict.progress, perimeterSlug).progress };
}
