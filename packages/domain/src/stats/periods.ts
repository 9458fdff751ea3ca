// Knows the periods of statistics: weeks from Monday to Sunday, in UTC, and runs of them up to today.

/** Weeks up to the present one; `all`: whatever is kept. */
export const PERIODS = ["weeks-4", "weeks-12", "weeks-52", "all"] as const;
export type Period = (typeof PERIODS)[number];
/** The period where none is chosen. */
export const USUAL_PERIOD: Period = "weeks-12";

/** The most weeks that are shown one by one: a year, and the week in which it began. */
export const TOLD_WEEKS = 53;

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** The first Monday of the epoch. */
const MONDAY = 4 * DAY;

/** The Monday of the week of an instant, at midnight: milliseconds since the epoch. */
export const beginWeek = (at: number): number => Math.floor((at - MONDAY) / WEEK) * WEEK + MONDAY;

/** Weeks of a period; null where it has no beginning. */
const countWeeks = (period: Period): number | null => (period === "all" ? null : Number(period.slice(6)));

/** Where a period begins that ends with the week of `now`; null where it has no beginning. */
export function beginPeriod(period: Period, now: number): number | null {
  const weeks = countWeeks(period);
  return weeks === null ? null : beginWeek(now) - (weeks - 1) * WEEK;
}

/** The Mondays of the weeks that a period tells one by one, the earliest first. */
export function listWeeks(period: Period, now: number): readonly number[] {
  const last = beginWeek(now);
  const weeks = Math.min(countWeeks(period) ?? TOLD_WEEKS, TOLD_WEEKS);
  return Array.from({ length: weeks }, (_, index) => last - (weeks - 1 - index) * WEEK);
}
