// Knows how an unsaved draft survives a crash of the editor's page: synchronous and local.

/** A draft as it was kept on the device and read back. */
export interface JournaledDraft {
  /** ISO timestamp: the version on the server that the draft was made from. */
  readonly updatedAt: string;
  readonly name: string;
  /** The content, unparsed: the kind of draft reads it. */
  readonly config: unknown;
  /** The content of that version, unparsed; absent if it was not kept. */
  readonly base?: { readonly name: string; readonly config: unknown } | undefined;
}

/**
 * Keeps unsaved drafts on the device, the newest of each product, by the product's slug. Synchronous; it never throws,
 * even if the device keeps nothing.
 */
export interface DraftJournal {
  /** Keeps it at once, in place of an earlier one; the same `base` always has the same `config`. */
  keep(
    slug: string,
    draft: {
      updatedAt: string;
      name: string;
      config: object;
      base?: { readonly name: string; readonly config: object } | undefined;
    },
  ): void;
  /** Null if none is kept, or the kept value is no draft. */
  read(slug: string): JournaledDraft | null;
  /** Does nothing if none is kept. */
  forget(slug: string): void;
}
