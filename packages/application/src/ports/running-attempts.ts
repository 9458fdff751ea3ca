// Knows how the answers of an attempt that nothing else has room for wait on the device.

/** An attempt that runs: its number, from 1, and the answers, in the form of the game's type. */
export interface RunningAttempt {
  readonly attempt: number;
  readonly data: unknown;
  /** Seconds that it took so far, of a game that is a product. */
  readonly time?: number;
}

/**
 * Keeps on the device the answers of attempts that run while an earlier one counts: a progress holds those of the one
 * that counts alone. Synchronous; it never throws, even where the device keeps nothing.
 */
export interface RunningAttempts {
  /** All that run in a product, by the slug of the game, in the place of what was kept before; none forgets it. */
  keep(perimeterSlug: string, running: Readonly<Record<string, RunningAttempt>>): void;
  /** Unparsed; null where nothing is kept. */
  read(perimeterSlug: string): unknown;
}
