// Knows which progresses are up to date with themselves, so that an event need look at no more than it touches.
import type { CompiledLearniz } from "../learniz/index.ts";
import { type Lockable, listLocked, openLocks } from "./open-locks.ts";
import { countComplete, countPercentages } from "./percentages.ts";
import type { ChapterProgress, LearnizProgress } from "./progress.ts";
import { computeScores } from "./scores.ts";

/** Scores, percentages and locks agree with what the slides hold. */
export interface UpToDate {
  readonly progress: LearnizProgress;
  /** COMPLETE slides of the course. */
  readonly complete: number;
  /** Chapters and slides that had to be opened on the way. */
  readonly opened: readonly Lockable[];
}

interface Known {
  readonly course: CompiledLearniz;
  readonly complete: number;
  readonly percentage: number;
  readonly score: number | undefined;
}

/** A memory of what is true anyway: without it everything is the same, and slower. Time and position may change beside the chapters. */
const known = new WeakMap<readonly ChapterProgress[], Known>();

/** Says that a progress is up to date in this course, with so many COMPLETE slides. */
export function markUpToDate(course: CompiledLearniz, progress: LearnizProgress, complete: number): void {
  known.set(progress.chapters, { course, complete, percentage: progress.percentage, score: progress.score });
}

/** The progress brought up to date; itself when it is. One that is not known to be is recounted over the whole course. */
export function bringUpToDate(course: CompiledLearniz, progress: LearnizProgress): UpToDate {
  const memory = known.get(progress.chapters);
  const isKnown =
    memory?.course === course && memory.percentage === progress.percentage && memory.score === progress.score;
  if (isKnown) return { progress, complete: memory.complete, opened: [] };
  const counted = countPercentages(computeScores(progress));
  const open = openLocks(course, counted, listLocked(counted));
  const complete = countComplete(open.progress);
  markUpToDate(course, open.progress, complete);
  return { ...open, complete };
}
