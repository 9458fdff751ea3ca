// Knows a journal of drafts that forgets with the process.
import type { DraftJournal, JournaledDraft } from "@academiz/application/ports";

/** An empty journal of drafts that forgets with the process. It keeps text, not objects, as a real one does. */
export function createMemoryDraftJournal(): DraftJournal {
  const kept = new Map<string, string>();
  return {
    keep: (slug, draft) => void kept.set(slug, JSON.stringify(draft)),
    read: (slug) => JSON.parse(kept.get(slug) ?? "null") as JournaledDraft | null,
    forget: (slug) => void kept.delete(slug),
  };
}
