// Knows since when the server knows of a play, which bounds the time that is believed of it (decision 0035).
import type { KnownPlay } from "@academiz/domain/plays";
import { readInstant } from "../ground/time.ts";
import type { StoredProgress } from "../ports/index.ts";

/** What was stored before this was noted is taken at its word: it began its own time before its last fact. */
export function knowPlay(stored: StoredProgress | null, now: number): KnownPlay {
  const time = Number(stored?.["time"] ?? 0);
  const noted = readInstant(stored?.["knownSince"]);
  if (noted !== null) return { since: noted, time };
  return { since: (readInstant(stored?.["eventDate"]) ?? now) - time * 1_000, time };
}
