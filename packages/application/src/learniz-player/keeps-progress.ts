// Knows when a learner's progress is kept, and how it is dated.
import { readModeEffects } from "@academiz/domain/identity";
import type { LearnizProgress } from "@academiz/domain/progress";
import { dateFact } from "../playing/date-fact.ts";
import type { LearnizPlayerContext } from "./learniz-player.types.ts";

/** NORMAL and STANDALONE keep progress; previews, development, stand-ins and god mode never do (decisions 6, §4.80). */
export function keepsProgress({
  isGod = false,
  ...session
}: Pick<LearnizPlayerContext, "mode" | "isImpersonated"> & { isGod?: boolean }): boolean {
  return !isGod && readModeEffects(session).keepsProgress;
}

/** Nothing is kept any more once the learner went further in another window, because it would undo that. */
export const mayKeep = (context: LearnizPlayerContext): boolean =>
  keepsProgress(context) && !context.saving.isOutdated && !isOvertaken(context);

/** Another window of this device has a later fact than this one. */
export const isOvertaken = (context: LearnizPlayerContext): boolean =>
  keepsProgress(context) && context.loaded !== null && context.ports.windows.areAhead(context.loaded.progress);

/** Dates a progress: never before the date that it already has. */
export const dateProgress = (progress: LearnizProgress, now: number): LearnizProgress => ({
  ...progress,
  eventDate: dateFact(progress.eventDate, now),
});
