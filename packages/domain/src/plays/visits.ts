// Knows how the time of a package is counted: the sum of its launches, each with the longest time ever reported for
// it.

/** How long a launch has taken so far. */
export interface Visit {
  /** ISO timestamp of its beginning, which names it. */
  readonly launchedAt: string;
  readonly seconds: number;
}
/** Seconds by the beginning of each launch. */
export type Visits = Readonly<Record<string, number>>;

/**
 * How many launches have their times remembered, so that a repeated report does not count again. Older ones no longer
 * count.
 */
const MOST_VISITS = 40;

/** A visit counts once, even when it is reported again, later, or out of order. */
export function addVisit(
  { time, visits = {} }: { readonly time: number; readonly visits?: Visits | undefined },
  { launchedAt, seconds }: Visit,
): { readonly time: number; readonly visits: Visits } {
  const before = visits[launchedAt] ?? 0;
  const isForgotten =
    !(launchedAt in visits) && Object.keys(visits).length >= MOST_VISITS && launchedAt < oldest(visits);
  if (isForgotten || seconds <= before) return { time, visits };
  const all = Object.entries({ ...visits, [launchedAt]: seconds }).sort(([one], [other]) => (one < other ? -1 : 1));
  return { time: time + seconds - before, visits: Object.fromEntries(all.slice(-MOST_VISITS)) };
}

const oldest = (visits: Visits): string => Object.keys(visits).sort()[0] ?? "";
