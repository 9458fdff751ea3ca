// Knows at which moments people are told that something is to be done: a week before, a day before, and once it is
// late.

const DAY = 86_400_000;

/** In their order: whoever was told of one stage is not told of an earlier one. */
export const DUE_STAGES = ["week", "day", "late"] as const;
export type DueStage = (typeof DUE_STAGES)[number];
/** How long before its deadline a thing is first told of, in milliseconds. */
export const DUE_AHEAD = 7 * DAY;

/** Null while more than a week is left. Both are ISO timestamps. */
export function nameDueStage(dueAt: string, now: string): DueStage | null {
  const left = Date.parse(dueAt) - Date.parse(now);
  if (left < 0) return "late";
  return left <= DAY ? "day" : left <= DUE_AHEAD ? "week" : null;
}
