// Knows how a fact is dated, after the one before it, and time that was spent alone, which is none.

/** While nothing else happens, the time spent is saved this often. */
export const TIME_SAVE_SECONDS = 30;

/** ISO timestamp of now (milliseconds since the epoch), or a millisecond after `previous` where that is later. */
export function dateFact(previous: string | undefined, now: number): string {
  const before = previous === undefined ? 0 : Date.parse(previous);
  return new Date(Math.max(now, before + 1)).toISOString();
}

/**
 * Time goes with the fact before it: what another window or device did since is later, however long this one stood
 * still.
 */
export const dateTime = (previous: string): string => dateFact(previous, 0);

/** When what was kept or stored happened; empty where that is not said. */
export function readDate(progress: unknown): string {
  if (typeof progress !== "object" || progress === null || !("eventDate" in progress)) return "";
  return typeof progress.eventDate === "string" ? progress.eventDate : "";
}
