// Knows steps of an editor that are forgotten with the process.
import type { EditSteps, KeptSteps } from "@academiz/application/ports";

/** Keeps text, not objects, as a real tab does. */
export function createMemoryEditSteps(): EditSteps {
  const kept = new Map<string, string>();
  return {
    keep: (slug, steps) => void kept.set(slug, JSON.stringify(steps)),
    read: (slug) => JSON.parse(kept.get(slug) ?? "null") as KeptSteps | null,
  };
}
