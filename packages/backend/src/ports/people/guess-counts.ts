// Knows how misses are counted for all processes of a platform: who asked how often for what is not there.

export interface GuessCount {
  /** ISO timestamp of the first miss of the window. */
  readonly from: string;
  /** Misses of the window so far, of every process. */
  readonly count: number;
}

export interface GuessCounts {
  /**
   * Counts one miss. A window ends after `length` milliseconds; one that begins further ahead than that is of a clock
   * that was put back.
   */
  add(caller: string, now: string, length: number): Promise<GuessCount>;
}
