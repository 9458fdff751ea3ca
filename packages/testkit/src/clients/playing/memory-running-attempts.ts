// Knows answers of attempts that run, forgotten with the process; like the real ones they are kept as text.
import type { RunningAttempts } from "@academiz/application/ports";

/** Keeps text, not objects, as a browser does. */
export function createMemoryRunningAttempts(): RunningAttempts {
  const kept = new Map<string, string>();
  return {
    keep: (perimeterSlug, running) => void kept.set(perimeterSlug, JSON.stringify(running)),
    read: (perimeterSlug) => JSON.parse(kept.get(perimeterSlug) ?? "null"),
  };
}
