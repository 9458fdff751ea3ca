// Knows how a reader asks once more for what did not come, and that each press has its answer.
import { useState } from "react";
import { loadAnew } from "./load-anew.ts";

/** What came of the reader's own wish to have it once more. */
export type Retry = "none" | "under way" | "in vain";

/** `ask` resolves whether it came; where it cannot, a new page may bring it. */
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
