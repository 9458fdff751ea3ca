// Knows the date that is kept of a learner's fact, and whether it is older than what is stored (§7.122).
import { readInstant, toIso } from "../../ground/time.ts";
import type { StoredProgress } from "../../ports/index.ts";
import { findEarliest, limitInstant } from "./limit-instant.ts";

export interface DatedFact {
  /** ISO timestamp. */
  readonly eventDate: string;
  /** What was said instead, where nothing could be played then (ISO timestamp): the order of such facts. */
  readonly toldDate?: string;
  /** It is as old as what is stored, or older. */
  readonly isOlder: boolean;
}

/**
 * A fact from more than a day before anything could be played (`madeAt`) is dated then, and just after what is stored:
 * those of one clock stay in their order. Milliseconds since the epoch.
 */
export function dateFact(
  instant: number,
  { now, madeAt }: { readonly now: number; readonly madeAt: number },
  stored: StoredProgress | null,
): DatedFact {
  const kept = stored && readInstant(stored["eventDate"]);
  const limited = limitInstant(instant, now, kept);
  const earliest = findEarliest(madeAt);
  if (limited >= earliest) return { eventDate: toIso(limited), isOlder: kept !== null && limited <= kept };
  const told = (stored && readInstant(stored["toldDate"])) ?? kept;
  return {
    eventDate: toIso(kept === null ? earliest : Math.max(earliest, kept + 1)),
    toldDate: toIso(limited),
    isOlder: told !== null && limited <= told,
  };
}
