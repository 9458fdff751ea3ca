// Knows what the options of a game keep beside the answers of an attempt: the hints that its learner asked for,
// and that it was handed in with blanks.

/** Part of the answer state, for an attempt; a new one has none. */
export interface KeptOptions {
  /** Slugs of the items whose hints were asked for: they stay shown. */
  readonly hints?: readonly string[];
}

/** Never throws, whatever was kept. */
export function readKeptOptions(data: unknown): KeptOptions {
  const hints = typeof data === "object" && data !== null && "hints" in data ? data.hints : undefined;
  const slugs = Array.isArray(hints) ? hints.filter((slug) => typeof slug === "string") : [];
  return slugs.length > 0 ? { hints: [...new Set(slugs)] } : {};
}

/** True where its learner handed it in as it is (`isHandedIn`): what is answered afterwards takes that back. */
export const wasHandedIn = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "isHandedIn" in data && data.isHandedIn === true;
