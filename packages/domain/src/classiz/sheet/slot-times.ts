// Knows how the times of a slot are written on paper, the same on sheets, attestations and programmes.
import { writeDuration } from "../../certificates/index.ts";
import type { Locale } from "../../wording/index.ts";
import { cleanZone } from "./half-day.ts";

/** ISO timestamps. */
export interface SlotTimes {
  readonly startAt: string;
  readonly endAt: string;
}
export interface SlotTimesWords {
  /** The day on which it begins. */
  readonly day: string;
  /** The hours of its start and its end, with the last day where that is another one. */
  readonly hours: string;
  readonly duration: string;
}

const NBSP = "\u00a0";
const REGIONS = { fr: "fr-FR", en: "en-GB" } as const;

export const measureSlot = ({ startAt, endAt }: SlotTimes): number => (Date.parse(endAt) - Date.parse(startAt)) / 1_000;

/** Writes times on the clock of a zone; UTC where the zone does not exist. */
export function createClock(language: Locale, zone: string) {
  const timeZone = cleanZone(zone);
  const write = (at: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(REGIONS[language], { ...style, timeZone }).format(new Date(at));
  return {
    timeZone,
    day: (at: string) => write(at, { dateStyle: "full" }),
    time: (at: string) => write(at, { timeStyle: "short" }),
  };
}

export function wordSlotTimes(slot: SlotTimes, language: Locale, zone: string): SlotTimesWords {
  const { day, time } = createClock(language, zone);
  const { startAt, endAt } = slot;
  const lastDay = day(endAt) === day(startAt) ? "" : ` (${day(endAt)})`;
  return {
    day: day(startAt),
    hours: `${time(startAt)}${NBSP}–${NBSP}${time(endAt)}${lastDay}`,
    duration: writeDuration(measureSlot(slot)),
  };
}

const SPAN = { fr: ["Du", "au"], en: ["From", "to"] } as const;
/** From the first day to the last one, of slots by their start. */
export function wordSpan(slots: readonly SlotTimes[], language: Locale, zone: string): string {
  const { day } = createClock(language, zone);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return "";
  const [from, until] = [day(first.startAt), day(last.endAt)];
  return from === until ? from : `${SPAN[language][0]} ${from} ${SPAN[language][1]} ${until}`;
}
