// Knows when what a learner does is kept, and how what is kept is dated.
import { MODE_EFFECTS } from "@academiz/domain/identity";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { LearnizPlayerContext } from "./learniz-player.types.ts";

/** NORMAL and STANDALONE keep progress; previews, development and god mode never do (decisions 6, §4.80). */
export function keepsProgress({
  mode,
  isGod = false,
}: Pick<LearnizPlayerContext, "mode"> & { isGod?: boolean }): boolean {
  return !isGod && MODE_EFFECTS[mode].keepsProgress;
}

/** Dates a progress: never before the date that it already has, whatever the device's clock says. */
export function dateProgress(progress: LearnizProgress, now: number): LearnizProgress {
  const previous = progress.eventDate === undefined ? 0 : Date.parse(progress.eventDate);
  return { ...progress, eventDate: new Date(Math.max(now, previous + 1)).toISOString() };
}
