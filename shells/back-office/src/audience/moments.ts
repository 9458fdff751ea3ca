// Knows how a moment stands in a field: as the person's clock tells it.

/** Of an ISO timestamp, as the person's clock tells it. */
export function toLocal(at: string | null): string {
  if (at === null) return "";
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Something was typed that is no moment: a year of five figures. */
export const isMisread = (typed: string): boolean => typed !== "" && Number.isNaN(Date.parse(typed));
/** ISO timestamp; null where nothing was typed, or no moment. */
export const readLocal = (typed: string): string | null =>
  typed === "" || isMisread(typed) ? null : new Date(typed).toISOString();
