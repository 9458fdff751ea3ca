// Knows a journal of drafts that forgets with the process.
import type { DraftJournal, JournaledDraft } from "@academiz/application/ports";

/** A journal of drafts that forgets with the process. */
export function createMemoryDraftJournal(): DraftJournal {
  const kept = new Map<string, string>();
  return {
    keep: (slug, draft) => void kept.set(slug, JSON.stringify(draft)),
    read: (slug) => JSON.parse(kept.get(slug) ?? "null") as JournaledDraft | null,
    forget: (slug) => void kept.delete(slug),
  };
}
