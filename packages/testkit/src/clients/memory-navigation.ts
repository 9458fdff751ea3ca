// Knows a browser that only records where machines send it.
import type { Navigation } from "@academiz/application/ports";

/** A browser that goes nowhere: `visits` are the paths and addresses it was sent to, in order. */
export function createMemoryNavigation(): Navigation & { readonly visits: readonly string[] } {
  const visits: string[] = [];
  return { visits, goTo: (path) => void visits.push(path), leaveFor: (url) => void visits.push(url) };
}
