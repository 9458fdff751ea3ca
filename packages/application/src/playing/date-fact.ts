// Knows how a fact is dated: after the one before it, whatever the device's clock says.

/** ISO timestamp of now (milliseconds since the epoch), or a millisecond after `previous` where that is later. */
export function dateFact(previous: string | undefined, now: number): string {
  const before = previous === undefined ? 0 : Date.parse(previous);
  return new Date(Math.max(now, before + 1)).toISOString();
}
