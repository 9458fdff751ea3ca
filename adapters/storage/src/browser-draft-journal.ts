// Knows how an editor's unsaved draft waits in the browser.
import type { DraftJournal, JournaledDraft } from "@academiz/application/ports";
import { readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

export function createBrowserDraftJournal(storage: Storage, owner: () => string): DraftJournal {
  const key = (slug: string) => `back-office.DRAFT.${owner()}.${slug}`;
  return {
    keep: (slug, draft) => writeStored(storage, key(slug), JSON.stringify(draft)),
    read(slug) {
      const kept = readStoredJson(storage, key(slug));
      return isDraft(kept) ? kept : null;
    },
    forget: (slug) => removeStored(storage, key(slug)),
  };
}

function isDraft(kept: unknown): kept is JournaledDraft {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "updatedAt" in kept &&
    typeof kept.updatedAt === "string" &&
    "name" in kept &&
    typeof kept.name === "string" &&
    "config" in kept
  );
}
