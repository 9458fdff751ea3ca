// Knows how a reader asks again for a part that did not come, and that each press gets an answer.
import { useState } from "react";
import { loadAnew } from "./load-anew.ts";

/** The result of the reader's own retry. */
export type Retry = "none" | "under way" | "in vain";

/** `ask` resolves whether it came; where it cannot come, a new page may bring it. */
export function useRetry(ask: () => Promise<boolean>): { readonly retry: Retry; readonly onRetry: () => void } {
  const [retry, setRetry] = useState<Retry>("none");
  const askAgain = async () => {
    if (retry === "under way") return;
    setRetry("under way");
    const hasCome = await ask();
    if (!hasCome) await loadAnew();
    setRetry(hasCome ? "none" : "in vain");
  };
  return { retry, onRetry: () => void askAgain() };
}
