// Knows how the server writes instants: ISO 8601 in UTC, to the millisecond.

/** `milliseconds` since the epoch → `2026-01-31T12:00:00.000Z`. */
export const toIso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * An ISO timestamp with an offset → milliseconds; null for any other text, for a day that its month does not have, and
 * for dates outside the years 1970–9999.
 */
export function readInstant(text: unknown): number | null {
  if (typeof text !== "string" || !INSTANT.test(text) || !isDay(text.slice(0, 10))) return null;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) || milliseconds < 0 || milliseconds > END_OF_TIME ? null : milliseconds;
}

/** The language reads 31 February as 3 March. */
function isDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;
const END_OF_TIME = Date.UTC(9999, 11, 31);
