// Knows which half of a day a slot is in: learners sign for each half (0089).
import type { Locale } from "../../wording/index.ts";

export type HalfDay = "morning" | "afternoon" | "evening" | "day";
/** As papers name it. */
export const HALF_DAYS: Readonly<Record<Locale, Readonly<Record<HalfDay, string>>>> = {
  fr: { morning: "Matin", afternoon: "Après-midi", evening: "Soir", day: "Journée" },
  en: { morning: "Morning", afternoon: "Afternoon", evening: "Evening", day: "Whole day" },
};
const EVENING = 18;
/** The hour after which a slot that begins in the morning counts as a whole day. */
const NOON_ENDS = 14;
/** What begins after it is a lunch, and no morning. */
const MORNING_BEGINS = 11;
/** The break of a whole day that is held as two slots, as a clock shows it. */
export const BREAK = { from: "12:30", until: "13:30" } as const;

/** An instant on the clock of a zone: the hour with its part, 0–24. */
function readHour(at: string, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  })
    .formatToParts(new Date(at))
    .map(({ type, value }) => [type, Number(value)] as const);
  const { hour = 0, minute = 0 } = Object.fromEntries(parts);
  return hour + minute / 60;
}

/** The zone itself where it exists; otherwise UTC. */
export function cleanZone(zone: string): string {
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone: zone });
    return zone === "" ? "UTC" : zone;
  } catch {
    return "UTC";
  }
}

/** ISO timestamps, which are read on the clock of a zone. */
interface Held {
  readonly startAt: string;
  readonly endAt: string;
}
function readHours({ startAt, endAt }: Held, zone: string): readonly [start: number, end: number] {
  const start = readHour(startAt, zone);
  return [start, start + (Date.parse(endAt) - Date.parse(startAt)) / 3_600_000];
}

export function readHalfDay(held: Held, zone: string): HalfDay {
  const [start, end] = readHours(held, zone);
  if (start >= EVENING) return "evening";
  if (start >= 12) return "afternoon";
  return end <= NOON_ENDS ? "morning" : "day";
}

/** A morning and an afternoon in one slot: its learners sign once for both. */
export function isWholeDay(held: Held, zone: string): boolean {
  const [start, end] = readHours(held, zone);
  return start <= MORNING_BEGINS && end > NOON_ENDS;
}
