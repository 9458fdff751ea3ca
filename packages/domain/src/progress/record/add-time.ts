// Knows how time spent is added (§3.152).
import type { LearnizProgress } from "./progress.ts";

/**
 * The progress with this many seconds more (§3.152); the very same for what is not a positive time, or too long to be
 * counted.
 */
export function addTime(progress: LearnizProgress, seconds: number): LearnizProgress {
  if (!Number.isFinite(seconds) || seconds <= 0) return progress;
  const time = progress.time + seconds;
  return Number.isFinite(time) ? { ...progress, time } : progress;
}
