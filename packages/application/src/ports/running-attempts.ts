// Knows how the device keeps the answers of a running attempt that the progress has no place for.

/** A running attempt: its number, from 1, and the answers, in the form of the game's type. */
export interface RunningAttempt {
  readonly attempt: number;
  readonly data: unknown;
  /** Seconds so far, for a game that is a product. */
  readonly time?: number;
}

/**
 * Keeps the answers of running attempts on the device while an earlier attempt counts: a progress holds only the
 * answers of the one that counts. Synchronous; it never throws, even if the device keeps nothing.
 */
export interface RunningAttempts {
  /**
   * Keeps all running attempts of a product, by the slug of the game, in place of those kept before; an empty set
   * removes them.
   */
  keep(perimeterSlug: string, running: Readonly<Record<string, RunningAttempt>>): void;
  /** Unparsed; null if nothing is kept. */
  read(perimeterSlug: string): unknown;
}
