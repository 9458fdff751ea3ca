// Knows how instants are typed and read in the time zone of the person who plans.

const two = (number: number): string => String(number).padStart(2, "0");

/** `HH:MM`. */
export const writeTime = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** An ISO timestamp; null where the text is not a day or a time. */
export function readMoment(day: string, time: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const at = new Date(`${day}T${time}:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The same times of day, on another day of this time zone. */
export function moveToDay(slot: { readonly startAt: string; readonly endAt: string }, day: string) {
  const [start, end] = [new Date(slot.startAt), new Date(slot.endAt)];
  const startAt = readMoment(day, writeTime(start));
  if (startAt === null) return slot;
  return { startAt, endAt: new Date(Date.parse(startAt) + end.getTime() - start.getTime()).toISOString() };
}

export const readZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
