// Knows which progresses are consistent with themselves, so that an event need read no more than it touches.
import type { CompiledLearniz, CompiledLock } from "../../learniz/index.ts";
import { openAll } from "../locks/open-locks.ts";
import type { ChapterProgress, LearnizProgress } from "../record/progress.ts";
import { countComplete, countPercentages } from "../scores/percentages.ts";
import { computeScores } from "../scores/scores.ts";

/** A progress whose scores, percentages and locks agree with its slides. */
export interface UpToDate {
  readonly progress: LearnizProgress;
  /** Number of COMPLETE slides in the course. */
  readonly complete: number;
  /** Chapters and slides that had to be opened to bring it up to date. */
  readonly opened: readonly CompiledLock[];
}

interface Known {
  readonly course: CompiledLearniz;
  readonly percentage: number;
  readonly score: number | undefined;
  readonly complete: number;
}

/**
 * A cache: without it all results are the same, and slower. Its key is the list of chapters, which each progress has
 * to itself: many learners can take turns in one course, and no progress is kept alive. Time and position may change
 * without it.
 */
const memory = new WeakMap<readonly ChapterProgress[], Known>();

/** Marks a progress as up to date in this course, with this number of COMPLETE slides. */
export function markUpToDate(
  course: CompiledLearniz,
  { chapters, percentage, score }: LearnizProgress,
  complete: number,
): void {
  memory.set(chapters, { course, percentage, score, complete });
}

function find(course: CompiledLearniz, { chapters, percentage, score }: LearnizProgress): Known | undefined {
  const known = memory.get(chapters);
  return known?.course === course && known.percentage === percentage && known.score === score ? known : undefined;
}

/**
 * The progress brought up to date; itself when it is. One that is not known to be is recounted over the whole course.
 */
export function bringUpToDate(course: CompiledLearniz, progress: LearnizProgress): UpToDate {
  const known = find(course, progress);
  if (known) return { progress, complete: known.complete, opened: [] };
  const counted = countPercentages(computeScores(progress));
  const open = openAll(course, counted);
  const complete = countComplete(open.progress);
  markUpToDate(course, open.progress, complete);
  return { ...open, complete };
}
