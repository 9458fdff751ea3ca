// Knows what a learner goes on with where something is stored and something else waits on the device.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import { isSameWork, type LoadedProgress, loadProgress, mergeProgress } from "@academiz/domain/progress";
import { dateFact, readDate } from "../playing/date-fact.ts";

export interface JoinedProgress extends LoadedProgress {
  /** It holds what is not stored. */
  readonly isPending: boolean;
  /** What was done on this device and what was done elsewhere since came together in it. */
  readonly isJoined: boolean;
}

/** What is played: the newer, with what only the older has. `now`: milliseconds since the epoch. */
export function joinProgress(
  course: CompiledLearniz,
  { stored, pending }: { readonly stored: unknown; readonly pending: unknown },
  slug: string,
  now: number,
): JoinedProgress {
  const isNewer = readDate(pending) > readDate(stored);
  const loaded = loadProgress(course, isNewer ? pending : stored, slug);
  const other = isNewer ? stored : pending;
  if (!other) return { ...loaded, isPending: isNewer, isJoined: false };
  const merged = mergeProgress(course, loadProgress(course, other, slug).progress, loaded.progress);
  if (isSameWork(merged, loaded.progress)) return { ...loaded, isPending: isNewer, isJoined: false };
  // It is a fact of its own, after both: neither device knew of the other.
  const eventDate = dateFact(loaded.progress.eventDate, now);
  return { ...loaded, progress: { ...merged, eventDate }, isPending: true, isJoined: true };
}
