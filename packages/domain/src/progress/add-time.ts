// Knows how time spent is added (§3.152).
import type { LearnizProgress } from "./progress.ts";

/** The progress with this many seconds more (§3.152); the very same for what is not a positive time. */
export function addTime(progress: LearnizProgress, seconds: number): LearnizProgress {
  return Number.isFinite(seconds) && seconds > 0 ? { ...progress, time: progress.time + seconds } : progress;
}
