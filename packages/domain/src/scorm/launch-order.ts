// Knows which of two words of a learner about one package counts, when launches of it cross each other.

/** A word of a launch. */
export interface LaunchWord {
  /** ISO timestamp of the beginning of the launch that told it, by the server's clock; null where it names none. */
  readonly launchedAt: string | null;
  /** ISO timestamp. */
  readonly eventDate: string;
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

/** Of two launches the one that began later has the later word, whatever the clocks of devices say; of one launch, and where none is named, the date tells. */
export function isLaterWord(word: LaunchWord, other: LaunchWord): boolean {
  if (isOfEarlierLaunch(other, word)) return true;
  return !isOfEarlierLaunch(word, other) && word.eventDate > other.eventDate;
}
