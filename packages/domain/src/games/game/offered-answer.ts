// Knows one of the answers that a game offers, as its author reads it.

/** An option, a step, a place or a partner. */
export interface OfferedAnswer {
  /** As answers name it. */
  readonly slug: string;
  readonly words: string;
}
