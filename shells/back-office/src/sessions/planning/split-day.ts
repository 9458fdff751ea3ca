// Knows how a whole day becomes two slots, a morning and an afternoon, unless its planner says otherwise (0089).
import type { SlotTimes } from "@academiz/application/ports";
import { BREAK, isWholeDay } from "@academiz/domain/classiz";
import { readMoment, readZone } from "./local-times.ts";

/** Times of day, `HH:MM` each. */
interface Typed {
  readonly start: string;
  readonly end: string;
}

/** A whole day is held as two slots, one for each half, or as one. */
export const [HALVES, WHOLE] = ["HALVES", "WHOLE"];

/** On which times are read that are the same on every day. */
export const ANY_DAY = "2026-01-01";

/** The time of a slot; null where it cannot be read. */
export function readTimes({ start, end }: Typed, day: string): SlotTimes | null {
  const startAt = readMoment(day, start);
  const endAt = readMoment(day, end);
  return startAt === null || endAt === null ? null : { startAt, endAt };
}

/** The morning and the afternoon of a whole day, as they are typed; null for what is within a half of a day. */
export function splitDay({ start, end }: Typed) {
  const times = readTimes({ start, end }, ANY_DAY);
  if (!times || !isWholeDay(times, readZone())) return null;
  return [
    { start, end: BREAK.from },
    { start: BREAK.until, end },
  ] as const;
}

/** What is held on each day: both halves, or what was typed. */
export const listParts = ({ start, end, halves }: Typed & { readonly halves: string }): readonly Typed[] =>
  (halves === HALVES && splitDay({ start, end })) || [{ start, end }];
