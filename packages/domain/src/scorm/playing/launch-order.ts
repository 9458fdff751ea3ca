// Knows which of two reports about one learner and package counts, when launches overlap.

/** A report of a launch. */
export interface LaunchWord {
  /** ISO timestamp of the beginning of its launch, by the server's clock; null where it names none. */
  readonly launchedAt: string | null;
  /** ISO timestamp. */
  readonly eventDate: string;
}

/** What is stored of a learner and a package. */
export interface StoredLaunchWord extends LaunchWord {
  /** ISO timestamp of when it was stored, by the server's clock; null where that was not kept. */
  readonly storedAt: string | null;
}

/**
 * Milliseconds: the last report of a page may arrive after the next launch has begun, and so may the first reports of
 * two that begin together.
 */
const SETTLING_MS = 5_000;

/**
 * True where the learner went further in another window: a later launch has stored a report, or another one has since
 * this one began, which started from the state before. Both by the server's clock.
 */
export function isOutdated(
  { launchedAt }: Launched,
  stored: Launched & { readonly storedAt?: string | null },
): boolean {
  if (launchedAt === null || stored.launchedAt === launchedAt) return false;
  if (isOfEarlierLaunch({ launchedAt }, stored)) return true;
  return stored.storedAt != null && Date.parse(stored.storedAt) > Date.parse(launchedAt) + SETTLING_MS;
}

/** The same report, dated after that date (ISO timestamp). */
export function tellAfter<W extends LaunchWord>(word: W, eventDate: string | null): W {
  if (eventDate === null || word.eventDate > eventDate) return word;
  return { ...word, eventDate: new Date(Date.parse(eventDate) + 1).toISOString() };
}

type Launched = Pick<LaunchWord, "launchedAt">;

/** A report that names no launch is neither of an earlier nor of a later one. */
export const isOfEarlierLaunch = (word: Launched, other: Launched): boolean =>
  word.launchedAt !== null && other.launchedAt !== null && word.launchedAt < other.launchedAt;

/**
 * Of two launches the one that began later has the later report, whatever the clocks of devices say, unless it is
 * outdated; within one launch, and where none is named, the date decides.
 */
export function isLaterWord(word: LaunchWord, other: LaunchWord & { readonly storedAt?: string | null }): boolean {
  if (isOutdated(word, other)) return false;
  return isOfEarlierLaunch(other, word) || word.eventDate > other.eventDate;
}
