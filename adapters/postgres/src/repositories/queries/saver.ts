// Knows where the author of a draft is noted: inside its document, beside the content, and valid for that version only.
import type { StoredConfig } from "@academiz/backend/ports";

/** No content has a key with this character. */
const KEY = "$saved";

interface Versioned {
  readonly updatedAt: string;
  readonly configDraft: StoredConfig | null;
}

/** The draft as it is stored. `userId`: who saved it as the version of `at`. */
export const noteSaver = (draft: StoredConfig, userId: string, at: string): StoredConfig => ({
  ...draft,
  [KEY]: { userId, at },
});

/**
 * The draft as it was written, and who saved it; null where something else was saved after it, and where nobody was
 * noted.
 */
export function readSaver<T extends Versioned>(record: T): T & { readonly savedBy: string | null } {
  const { [KEY]: note, ...configDraft } = record.configDraft ?? {};
  const { userId, at } = (note ?? {}) as { readonly userId?: string; readonly at?: string };
  return {
    ...record,
    configDraft: record.configDraft && configDraft,
    savedBy: userId !== undefined && at === record.updatedAt ? userId : null,
  };
}
