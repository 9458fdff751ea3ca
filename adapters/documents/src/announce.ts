// Knows that a key is announced before its bytes are kept, so that whoever removes unnamed bytes hears of it in time.
import type { Draft } from "./draft.ts";

/** Resolves when the key is known; if it fails, nothing is kept. */
export type Announce = (key: string) => Promise<void>;

/** A draft that cannot be announced leaves nothing. */
export async function announceOf(draft: Draft, tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    await draft.remove();
    throw error;
  }
}
