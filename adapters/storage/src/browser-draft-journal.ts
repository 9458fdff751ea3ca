// Knows how an editor's unsaved draft waits in the browser, and beside it what it was made from.
import type { DraftJournal, JournaledDraft } from "@academiz/application/ports";
import { readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

type Base = NonNullable<JournaledDraft["base"]>;

export function createBrowserDraftJournal(storage: Storage, owner: () => string): DraftJournal {
  const key = (slug: string) => `back-office.DRAFT.${owner()}.${slug}`;
  const baseKey = (slug: string) => `back-office.DRAFT-BASE.${owner()}.${slug}`;
  // A draft is kept at every letter, what it was made from once.
  const keptBases = new Map<string, JournaledDraft>();
  const keepBase = (slug: string, updatedAt: string, base: Base | undefined) => {
    if (!base) return forgetBase(slug);
    const kept = keptBases.get(baseKey(slug));
    if (kept && kept.config === base.config && kept.name === base.name && kept.updatedAt === updatedAt) return;
    writeStored(storage, baseKey(slug), JSON.stringify({ ...base, updatedAt }));
    keptBases.set(baseKey(slug), { ...base, updatedAt });
  };
  const forgetBase = (slug: string) => {
    keptBases.delete(baseKey(slug));
    removeStored(storage, baseKey(slug));
  };
  return {
    keep(slug, { base, ...draft }) {
      // The draft first: where there is room for one of the two, it is the one that nobody else has.
      writeStored(storage, key(slug), JSON.stringify(draft));
      keepBase(slug, draft.updatedAt, base);
    },
    read(slug) {
      const kept = readStoredJson(storage, key(slug));
      if (!isDraft(kept)) return null;
      const base = readStoredJson(storage, baseKey(slug));
      if (!isDraft(base) || base.updatedAt !== kept.updatedAt) return kept;
      return { ...kept, base: { name: base.name, config: base.config } };
    },
    forget(slug) {
      removeStored(storage, key(slug));
      forgetBase(slug);
    },
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
