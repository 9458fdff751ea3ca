// Knows how a client hears live what is new for its user (§7.143).

/**
 * An event of a stream, distinguished by its `kind`; `data` of a message is JSON text, `id` its place in the stream
 * (empty if it has none).
 */
export type Heard =
  /**
   * `lastEventId`: the update before the first that comes. If it is not the one that was asked for, something may have
   * been missed.
   */
  | { readonly kind: "opened"; readonly lastEventId: string | null }
  /** The connection is alive. */
  | { readonly kind: "beat" }
  | { readonly kind: "message"; readonly id: string; readonly data: string }
  /** Ended, or never begun: no more events follow. */
  | { readonly kind: "closed" };

/**
 * What the server sends without being asked. A broken connection is not repaired here: it is `closed`, and the listener
 * opens another.
 */
export interface LiveStream {
  /**
   * Listens for the user with this identifier (`{clientSlug}_{login}`), after `lastEventId`, or from now on with null.
   * Returns a function that stops it; no events follow. Never throws.
   */
  open(identifier: string, lastEventId: string | null, hear: (heard: Heard) => void): () => void;
}
