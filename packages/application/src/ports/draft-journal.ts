// Knows how an unsaved draft survives a crash of the editor's page: synchronous and local.
import type { Learniz } from "@academiz/domain/learniz";

/** A draft as it was kept on the device. */
export interface JournaledDraft {
  /** The version that the draft was made from. */
  readonly updatedAt: string;
  readonly name: string;
  /** Unparsed when read back. */
  readonly config: unknown;
}

/** Keeps a draft on the device at once, by the product's slug. Synchronous; it never throws. */
export interface DraftJournal {
  keep(slug: string, draft: { updatedAt: string; name: string; config: Learniz }): void;
  read(slug: string): JournaledDraft | null;
  forget(slug: string): void;
}
