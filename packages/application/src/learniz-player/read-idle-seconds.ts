// Knows after how long without a sign of its learner a course pauses (§4.169–§4.172).
import { keepsProgress } from "./keeps-progress.ts";
import type { LearnizPlayerContext } from "./learniz-player.types.ts";

/**
 * Null: never. That is so wherever nothing is kept, also in god mode (§4.80): no time counts there, so none can be
 * wrong.
 */
export function readIdleSeconds(context: LearnizPlayerContext): number | null {
  const { loaded } = context;
  if (!loaded || !keepsProgress(context) || loaded.course.learniz.params.disableIdle) return null;
  return loaded.toPlay.idleSeconds ?? null;
}
