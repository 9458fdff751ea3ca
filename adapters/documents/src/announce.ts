// Knows that a key is told before its bytes are kept: whoever removes what nothing names hears of it in time.
import type { Draft } from "./draft.ts";

/** Resolves when the key is known; a failure keeps nothing. */
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
