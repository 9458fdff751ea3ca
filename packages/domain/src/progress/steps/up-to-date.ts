// Knows which progresses are up to date with themselves, so that an event need look at no more than it touches.
import type { CompiledLearniz, CompiledLock } from "../../learniz/index.ts";
import { openAll } from "../locks/open-locks.ts";
import type { ChapterProgress, LearnizProgress } from "../record/progress.ts";
import { countComplete, countPercentages } from "../scores/percentages.ts";
import { computeScores } from "../scores/scores.ts";

/** Scores, percentages and locks agree with what the slides hold. */
export interface UpToDate {
  readonly progress: LearnizProgress;
  /** COMPLETE slides of the course. */
  readonly complete: number;
  /** Chapters and slides that had to be opened on the way. */
  readonly opened: readonly CompiledLock[];
}

interface Known {
  readonly course: CompiledLearniz;
  readonly percentage: number;
  readonly score: number | undefined;
  readonly complete: number;
}

/**
 * A memory of what is true anyway: without it everything is the same, and slower. It goes with the list of chapters:
 * each progress has its own, so that many learners can take turns in one course, and none is kept alive. Time and
 * position may change beside the chapters.
 */
const memory = new WeakMap<readonly ChapterProgress[], Known>();

/** Says that a progress is up to date in this course, with so many COMPLETE slides. */
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
