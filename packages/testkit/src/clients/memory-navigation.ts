// Knows where machines sent the browser.
import type { Navigation } from "@academiz/application/ports";

export function createMemoryNavigation(): Navigation & { readonly visits: readonly string[] } {
  const visits: string[] = [];
  return { visits, goTo: (path) => void visits.push(path), leaveFor: (url) => void visits.push(url) };
}
