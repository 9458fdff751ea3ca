// Knows how misses are counted across all processes of a platform: how often a caller asked for what does not exist.

export interface GuessCount {
  /** ISO timestamp of the first miss of the window. */
  readonly from: string;
  /** Misses in the window so far, counted by all processes. */
  readonly count: number;
}

export interface GuessCounts {
  /**
   * Counts one miss. A window ends after `length` milliseconds. One that begins more than `length` in the future ends
   * too: the clock was set back.
   */
  add(caller: string, now: string, length: number): Promise<GuessCount>;
}
