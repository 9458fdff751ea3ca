// Knows how time spent is added (§3.152).
import type { LearnizProgress } from "./progress.ts";

/** The progress with `seconds` more. What is not a positive time adds nothing. */
export function addTime(progress: LearnizProgress, seconds: number): LearnizProgress {
  return Number.isFinite(seconds) && seconds > 0 ? { ...progress, time: progress.time + seconds } : progress;
}
