// Knows when a player shows texts of its client or its author: the code for it is loaded only where there are some.
import { useEffect } from "react";

/** Both unparsed; most courses have none. */
export function useOwnTexts(texts: readonly [client: unknown, product: unknown] | undefined): void {
  const key = JSON.stringify(texts ?? []);
  useEffect(() => {
    if (!/[{"]/.test(key)) return;
    // §8.21: where it does not come, the player shows its usual words.
    void import("./say-own-texts.ts").then(
      ({ sayOwnTexts }) => sayOwnTexts(JSON.parse(key)),
      () => {},
    );
  }, [key]);
}
