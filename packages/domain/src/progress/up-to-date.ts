// Knows which progresses are up to date with themselves, so that an event need look at no more than it touches.
import type { CompiledLearniz, CompiledLock } from "../learniz/index.ts";
import { openAll } from "./open-locks.ts";
import { countComplete, countPercentages } from "./percentages.ts";
import type { ChapterProgress, LearnizProgress } from "./progress.ts";
import { computeScores } from "./scores.ts";

/** Scores, percentages and locks agree with what the slides hold. */
export interface UpToDate {
  readonly progress: LearnizProgress;
  /** COMPLETE slides of the course. */
  readonly complete: number;
  /** Chapters and slides that had to be opened on the way. */
  readonly opened: readonly CompiledLock[];
}

interface Known {
  readonly chapters: readonly ChapterProgress[];
  readonly percentage: number;
  readonly score: number | undefined;
  readonly complete: number;
}

/** The progresses last seen of a course: the one that an event began with, and the one that it made. */
interface Recent {
  latest?: Known | undefined;
  other?: Known | undefined;
}

/** A memory of what is true anyway: without it everything is the same, and slower. Time and position may change beside the chapters. */
const recents = new WeakMap<CompiledLearniz, Recent>();

function recall(course: CompiledLearniz): Recent {
  let recent = recents.get(course);
  if (!recent) {
    recent = {};
    recents.set(course, recent);
  }
  return recent;
}

/** Says that a progress is up to date in this course, with so many COMPLETE slides. */
export function markUpToDate(
  course: CompiledLearniz,
  { chapters, percentage, score }: LearnizProgress,
  complete: number,
): void {
  const recent = recall(course);
  recent.other = recent.latest;
  recent.latest = { chapters, percentage, score, complete };
}

/** What is known of a progress. Found, it becomes the latest, so that it outlives what follows from it. */
function find(course: CompiledLearniz, { chapters, percentage, score }: LearnizProgress): Known | undefined {
  const recent = recall(course);
  const found = recent.latest?.chapters === chapters ? recent.latest : recent.other;
  if (found?.chapters !== chapters || found.percentage !== percentage || found.score !== score) return undefined;
  if (found === recent.other) {
    recent.other = recent.latest;
    recent.latest = found;
  }
  return found;
}

/** The progress brought up to date; itself when it is. One that is not known to be is recounted over the whole course. */
export function bringUpToDate(course: CompiledLearniz, progress: LearnizProgress): UpToDate {
  const known = find(course, progress);
  if (known) return { progress, complete: known.complete, opened: [] };
  const counted = countPercentages(computeScores(progress));
  const open = openAll(course, counted);
  const complete = countComplete(open.progress);
  markUpToDate(course, open.progress, complete);
  return { ...open, complete };
}
