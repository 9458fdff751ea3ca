// Knows how a client hears at once of what is new for its user (§7.143).

/**
 * What is heard on a stream, told apart by its `kind`; `data` of a message is JSON text, `id` its place in the stream
 * (empty when it has none).
 */
export type Heard =
  /**
   * `lastEventId`: the update before the first that comes. Another one than was asked for: something may have been
   * missed.
   */
  | { readonly kind: "opened"; readonly lastEventId: string | null }
  /** The line lives. */
  | { readonly kind: "beat" }
  | { readonly kind: "message"; readonly id: string; readonly data: string }
  /** Over, or never begun: nothing more is heard. */
  | { readonly kind: "closed" };

/**
 * What the server tells without being asked. A broken line is not mended here: it is `closed`, and who listens opens
 * another.
 */
export interface LiveStream {
  /**
   * Listens for the user of this identifier (`{clientSlug}_{login}`), from after `lastEventId` on, or from now on with
   * null. Answers how to stop, after which nothing is heard. Never throws.
   */
  open(identifier: string, lastEventId: string | null, hear: (heard: Heard) => void): () => void;
}
