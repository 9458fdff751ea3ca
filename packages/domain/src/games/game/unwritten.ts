// Knows what an author may have left unwritten in a game.

/**
 * A question that is still the example that a new game comes with (`sample`), one without words (`blank`), or one whose
 * explanation is still the example's while its words are the author's (`explanation`).
 */
export type UnwrittenKind = "sample" | "blank" | "explanation";

/** A question of a game that nobody has written, or not to its end. */
export interface UnwrittenQuestion {
  /** Its place in the game, from 1. */
  readonly number: number;
  readonly kind: UnwrittenKind;
}
