// Knows which of two words of a learner about one package counts, when launches of it cross each other.

/** A word of a launch. */
export interface LaunchWord {
  /** ISO timestamp of the beginning of the launch that told it, by the server's clock; null where it names none. */
  readonly launchedAt: string | null;
  /** ISO timestamp. */
  readonly eventDate: string;
}

/** What is stored of a learner and a package. */
export interface StoredLaunchWord extends LaunchWord {
  /** ISO timestamp of when it was, by the server's clock; null where nobody noted it. */
  readonly storedAt: string | null;
}

/**
 * Milliseconds: what a page says as it goes may come behind the beginning of the next launch, and so may the first
 * words of two that begin together.
 */
const SETTLING_MS = 5_000;

/**
 * True where the learner went further in another window: a later launch has stored its word, or another one has since
 * this one began, which goes on from what was before. The clock is the server's in both.
 */
export function isOutdated(
  { launchedAt }: Launched,
  stored: Launched & { readonly storedAt?: string | null },
): boolean {
  if (launchedAt === null || stored.launchedAt === launchedAt) return false;
  if (isOfEarlierLaunch({ launchedAt }, stored)) return true;
  return stored.storedAt != null && Date.parse(stored.storedAt) > Date.parse(launchedAt) + SETTLING_MS;
}

/** The same word, told after that date (ISO timestamp). */
export function tellAfter<W extends LaunchWord>(word: W, eventDate: string | null): W {
  if (eventDate === null || word.eventDate > eventDate) return word;
  return { ...word, eventDate: new Date(Date.parse(eventDate) + 1).toISOString() };
}

type Launched = Pick<LaunchWord, "launchedAt">;

/** What names no launch is of none that is earlier, or later. */
export const isOfEarlierLaunch = (word: Launched, other: Launched): boolean =>
  word.launchedAt !== null && other.launchedAt !== null && word.launchedAt < other.launchedAt;

/**
 * Of two launches the one that began later has the later word, whatever the clocks of devices say, unless it is
 * outdated; of one launch, and where none is named, the date tells.
 */
export function isLaterWord(word: LaunchWord, other: LaunchWord & { readonly storedAt?: string | null }): boolean {
  if (isOutdated(word, other)) return false;
  return isOfEarlierLaunch(other, word) || word.eventDate > other.eventDate;
}
