// Knows the hours in which somebody is not to be disturbed, in their own time zone, and when those end.

/** Minutes of a day, which differ; where `from` is later than `to`, the hours go on over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** Such as `Europe/Paris`. */
  readonly timeZone: string;
}

export const DAY_MINUTES = 1_440;
const MINUTE = 60_000;

/** Whether this machine knows a time zone of that name. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The minute of the day in that zone. */
function readMinute(timeZone: string, at: number): number {
  const options = { timeZone, hour: "numeric", minute: "numeric", hourCycle: "h23" } as const;
  const parts = new Intl.DateTimeFormat("en", options).formatToParts(at);
  const read = (type: "hour" | "minute") => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read("hour") * 60 + read("minute");
}

const isWithin = ({ from, to }: QuietHours, minute: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** When the quiet hours end that apply at `now` (milliseconds); null where none apply, and in an unknown time zone. */
export function findQuietEnd(quiet: QuietHours, now: number): number | null {
  if (!isTimeZone(quiet.timeZone)) return null;
  const minute = readMinute(quiet.timeZone, now);
  if (!isWithin(quiet, minute)) return null;
  const left = (quiet.to - minute + DAY_MINUTES) % DAY_MINUTES;
  const end = Math.floor(now / MINUTE) * MINUTE + left * MINUTE;
  // A clock change in between moves the end by about an hour.
  const off = quiet.to - readMinute(quiet.timeZone, end);
  const shift = off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off < -DAY_MINUTES / 2 ? off + DAY_MINUTES : off;
  const shifted = end + shift * MINUTE;
  return shifted > now ? shifted : end;
}
