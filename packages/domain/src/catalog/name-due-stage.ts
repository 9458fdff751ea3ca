// Knows at which moments people are told that something is to be done: a week before, a day before, and once it is late.

const DAY = 86_400_000;

/** In their order: whoever was told of one is not told of those before it. */
export const DUE_STAGES = ["week", "day", "late"] as const;
export type DueStage = (typeof DUE_STAGES)[number];
/** Milliseconds before a thing is due, from which somebody is told. */
export const DUE_AHEAD = 7 * DAY;

/** Null while there is more than a week. Both are ISO timestamps. */
export function nameDueStage(dueAt: string, now: string): DueStage | null {
  const left = Date.parse(dueAt) - Date.parse(now);
  if (left < 0) return "late";
  return left <= DAY ? "day" : left <= DUE_AHEAD ? "week" : null;
}
