// Knows a journal of progress that forgets with the process; like the real one it keeps text, not objects.
import type { DatedProgress, ProgressJournal } from "@academiz/application/ports";

/** An empty journal of progress that forgets with the process. It keeps text, not objects, as a real one does. */
export function createMemoryProgressJournal(): ProgressJournal<DatedProgress> {
  const kept = new Map<string, string>();
  const read = (slug: string) => JSON.parse(kept.get(slug) ?? "null") as DatedProgress | null;
  return {
    keep: (progress) => void kept.set(progress.slug, JSON.stringify(progress)),
    readPending: read,
    forget(progress) {
      if ((read(progress.slug)?.eventDate ?? "") <= (progress.eventDate ?? "")) kept.delete(progress.slug);
    },
  };
}
