// Knows how an unsaved draft survives a crash of the editor's page: synchronous and local.
import type { Learniz } from "@academiz/domain/learniz";

/** A draft as it was kept on the device and read back. */
export interface JournaledDraft {
  /** ISO timestamp: the version on the server that the draft was made from. */
  readonly updatedAt: string;
  readonly name: string;
  /** The course, unparsed: `loadLearniz` reads it. */
  readonly config: unknown;
}

/**
 * Keeps unsaved drafts on the device, the newest of each product, by the product's slug. Synchronous; it never throws, even where
 * the device keeps nothing.
 */
export interface DraftJournal {
  /** At once, in the place of an earlier one. */
  keep(slug: string, draft: { updatedAt: string; name: string; config: Learniz }): void;
  /** Null when none is kept, or what is kept is no draft. */
  read(slug: string): JournaledDraft | null;
  /** Nothing happens when none is kept. */
  forget(slug: string): void;
}
