// Knows the dates of slots that are held again and again: on these days of the week, until a date or so many times.

/** What a series is made from; dates as `YYYY-MM-DD`, in the zone of whoever plans it. */
export interface SeriesRule {
  /** Not before this day. */
  readonly first: string;
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[];
  /** 1: every week, 2: every second one, and so on. */
  readonly everyWeeks: number;
  /** Not after this day; null: it ends by `times`. */
  readonly until: string | null;
  /** The number of dates; null: it ends by `until`. */
  readonly times: number | null;
}

/** The most dates of one series. */
export const LONGEST_SERIES = 100;
const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** Midnight of a day in UTC, where every day has 24 hours; NaN for a text that is no day. */
const readDay = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);
const writeDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** 1 is Monday. */
const weekdayOf = (at: number): number => ((Math.floor(at / DAY) + 3) % 7) + 1;

/** In their order; empty where the rule has no end. */
export function listSeriesDates({ first, weekdays, everyWeeks, until, times }: SeriesRule): readonly string[] {
  const begin = readDay(first);
  const end = until === null ? Number.POSITIVE_INFINITY : readDay(until);
  const most = Math.min(times ?? LONGEST_SERIES, LONGEST_SERIES);
  const isEndless = until === null && times === null;
  if (Number.isNaN(begin) || Number.isNaN(end) || isEndless || !(everyWeeks >= 1) || weekdays.length === 0) return [];
  const wanted = new Set(weekdays);
  const monday = begin - (weekdayOf(begin) - 1) * DAY;
  const dates: string[] = [];
  for (let week = monday; dates.length < most && week <= end; week += Math.floor(everyWeeks) * WEEK)
    for (let day = 0; day < 7 && dates.length < most; day++) {
      const at = week + day * DAY;
      if (at >= begin && at <= end && wanted.has(weekdayOf(at))) dates.push(writeDay(at));
    }
  return dates;
}
