// Knows how a client hears at once of what is new for its user (§7.143).

/** What is heard on a stream. */
export type Heard =
  /** `lastEventId`: the update before the first that comes. Another one than was asked for: something may have been missed. */
  | { readonly kind: "opened"; readonly lastEventId: string | null }
  /** The line lives. */
  | { readonly kind: "beat" }
  | { readonly kind: "message"; readonly id: string; readonly data: string }
  /** Over, or never begun: nothing more is heard. */
  | { readonly kind: "closed" };

/** What the server tells without being asked. */
export interface LiveStream {
  /** Listens for the user of this identifier, from after `lastEventId` on. Answers how to stop, after which nothing is heard. */
  open(identifier: string, lastEventId: string | null, hear: (heard: Heard) => void): () => void;
}
