// Knows a journal of progress that forgets with the process; like the real one it keeps text, not objects.
import type { DatedProgress, ProgressJournal } from "@academiz/application/ports";

/**
 * An empty journal of progress that forgets with the process. It keeps text, not objects, as a real one does. `device`:
 * a full one keeps what it is given only as long as the page.
 */
export function createMemoryProgressJournal(
  device: { readonly isFull: boolean } = { isFull: false },
): ProgressJournal<DatedProgress> {
  const kept = new Map<string, string>();
  const read = (slug: string) => JSON.parse(kept.get(slug) ?? "null") as DatedProgress | null;
  return {
    keep(progress) {
      kept.set(progress.slug, JSON.stringify(progress));
      return !device.isFull;
    },
    readPending: read,
    forget(progress) {
      if ((read(progress.slug)?.eventDate ?? "") <= (progress.eventDate ?? "")) kept.delete(progress.slug);
    },
  };
}
