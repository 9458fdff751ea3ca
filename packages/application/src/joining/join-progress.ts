// Knows with which progress a learner goes on where one is stored and another waits on the device.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import {
  isSameBeginning,
  isSameWork,
  type LearnizProgress,
  type LoadedProgress,
  loadProgress,
  mergeProgress,
} from "@academiz/domain/progress";
import { dateFact, readDate } from "../playing/date-fact.ts";

export interface JoinedProgress extends LoadedProgress {
  /** It holds facts that are not stored. */
  readonly isPending: boolean;
  /** It joins what was done on this device and what was done elsewhere since. */
  readonly isJoined: boolean;
  /** What waited here is of before a reset, and is played no more; null where nothing is. */
  readonly dropped: LearnizProgress | null;
}

/**
 * The progress to play: the newer one, with what only the older has; after a reset the stored one, without what waits
 * from before. `now`: milliseconds since the epoch.
 */
export function joinProgress(
  course: CompiledLearniz,
  { stored, pending: waiting }: { readonly stored: unknown; readonly pending: unknown },
  slug: string,
  now: number,
): JoinedProgress {
  const isSame = isSameBeginning(stored, waiting);
  const pending = waiting && isSame ? waiting : null;
  const dropped = waiting && !isSame ? loadProgress(course, waiting, slug).progress : null;
  const isNewer = readDate(pending) > readDate(stored);
  const loaded = loadProgress(course, isNewer ? pending : stored, slug);
  const other = isNewer ? stored : pending;
  if (!other) return { ...loaded, isPending: isNewer, isJoined: false, dropped };
  const merged = mergeProgress(course, loadProgress(course, other, slug).progress, loaded.progress);
  if (isSameWork(merged, loaded.progress)) return { ...loaded, isPending: isNewer, isJoined: false, dropped };
  // Joining is a fact of its own, later than both, because neither device knew of the other.
  const eventDate = dateFact(loaded.progress.eventDate, now);
  return { ...loaded, progress: { ...merged, eventDate }, isPending: true, isJoined: true, dropped };
}
