// Knows which day a new date is proposed for: a morning that is still to come.
import { addDays, writeDay } from "@academiz/ui/calendar/days";

/** The times of a proposed morning, in the reader's time zone. */
export const [MORNING, NOON] = ["09:00", "12:30"];

/** Today, or tomorrow where the morning has begun. */
export function proposeDay(now: Date): string {
  const today = writeDay(now);
  return now.getHours() < Number(MORNING.slice(0, 2)) ? today : addDays(today, 1);
}
