// Knows how to date an event: now, but always later than the one before it; one that only adds time a moment later.

/** While nothing else happens, the time spent is saved at this interval. */
export const TIME_SAVE_SECONDS = 30;

/** ISO timestamp of now (milliseconds since the epoch), or a millisecond after `previous` where that is later. */
export function dateFact(previous: string | undefined, now: number): string {
  const before = previous === undefined ? 0 : Date.parse(previous);
  return new Date(Math.max(now, before + 1)).toISOString();
}

/**
 * An event that only adds time is dated a millisecond after the one before it, so that events from other windows or
 * devices count as later, however long this one was idle.
 */
export const dateTime = (previous: string): string => dateFact(previous, 0);

/** When the kept or stored progress was last changed; empty where it does not say. */
export function readDate(progress: unknown): string {
  if (typeof progress !== "object" || progress === null || !("eventDate" in progress)) return "";
  return typeof progress.eventDate === "string" ? progress.eventDate : "";
}
