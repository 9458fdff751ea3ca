// Knows since when something has to be of, to be kept.
import type { KeptDays } from "@academiz/domain/clients";
import { toIso } from "../ground/time.ts";
import type { KeptSince } from "../ports/index.ts";

const DAY = 86_400_000;

export function findSince(days: KeptDays, now: number): KeptSince {
  const since = (kept: number | null) => (kept === null ? null : toIso(now - kept * DAY));
  return {
    notifications: since(days.notifications),
    visits: since(days.visits),
    events: since(days.events),
    launches: since(days.launches),
  };
}
