// Knows when a player says texts of its client's or its author's own: what does so is fetched by those alone who have
// some.
import { useEffect } from "react";

/** Both unparsed; nothing in most courses. */
export function useOwnTexts(texts: readonly [client: unknown, product: unknown] | undefined): void {
  const key = JSON.stringify(texts ?? []);
  useEffect(() => {
    if (!/[{"]/.test(key)) return;
    // §8.21: where it does not come the player says what it always says.
    void import("./say-own-texts.ts").then(
      ({ sayOwnTexts }) => sayOwnTexts(JSON.parse(key)),
      () => {},
    );
  }, [key]);
}
