// Knows when what a learner does is kept, and how what is kept is dated.
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

/** Dates a progress: never before the date that it already has. */
export const dateProgress = (progress: LearnizProgress, now: number): LearnizProgress => ({
  ...progress,
  eventDate: dateFact(progress.eventDate, now),
});
