// Knows how a field holds a moment: in the person's own time zone.

/** An ISO timestamp in the person's own time zone. */
export function toLocal(at: string | null): string {
  if (at === null) return "";
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** True where the typed text is not a moment, such as a year of five digits. */
export const isMisread = (typed: string): boolean => typed !== "" && Number.isNaN(Date.parse(typed));
/** An ISO timestamp; null where nothing was typed, or not a moment. */
export const readLocal = (typed: string): string | null =>
  typed === "" || isMisread(typed) ? null : new Date(typed).toISOString();
