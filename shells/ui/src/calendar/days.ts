// Knows which days a calendar shows, and where a slot stands in a day.
import { addDays } from "./add-days.ts";

export { addDays };

/** `YYYY-MM-DD`, in the time zone of this device. */
export const writeDay = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const two = (number: number): string => String(number).padStart(2, "0");
/** Its noon there: the moment by which a day is written. */
export const readDay = (day: string): Date => new Date(`${day}T12:00:00`);

export type CalendarSpan = "day" | "week" | "month";

/** 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** In their order; of a month whole weeks. */
export function listDays(span: CalendarSpan, at: string): readonly string[] {
  if (span === "day") return [at];
  if (span === "week") return fill(mondayOf(at), 7);
  const first = `${at.slice(0, 8)}01`;
  const last = addDays(turn("month", first, 1), -1);
  const begin = mondayOf(first);
  const weeks = Math.ceil((daysBetween(begin, last) + 1) / 7);
  return fill(begin, weeks * 7);
}

const fill = (first: string, length: number): readonly string[] =>
  Array.from({ length }, (_, at) => addDays(first, at));
const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / 86_400_000;

/** The day that the next calendar of this span begins with, or the one before. */
export function turn(span: CalendarSpan, at: string, by: -1 | 1): string {
  if (span === "day") return addDays(at, by);
  if (span === "week") return addDays(at, by * 7);
  const [year = 0, month = 1] = at.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}

interface Held {
  readonly startAt: string;
  readonly endAt: string;
}
/** A slot with its lane beside others, and the number of lanes. */
export interface Laned<Slot> {
  readonly slot: Slot;
  readonly lane: number;
  readonly lanes: number;
}

/** The slots of one day by their start: those at the same time side by side, each as wide as possible. */
export function layLanes<Slot extends Held>(slots: readonly Slot[]): readonly Laned<Slot>[] {
  const sorted = [...slots].sort((one, other) => one.startAt.localeCompare(other.startAt));
  const laid: Laned<Slot>[] = [];
  let group: { slot: Slot; lane: number }[] = [];
  let groupEnd = "";
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    laid.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const slot of sorted) {
    if (group.length > 0 && slot.startAt >= groupEnd) close();
    const taken = new Set(group.filter((one) => one.slot.endAt > slot.startAt).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ slot, lane });
    groupEnd = group.length === 1 || slot.endAt > groupEnd ? slot.endAt : groupEnd;
  }
  close();
  return laid;
}
