// Knows how attempts to log in are counted, per identifier and address, and per address: failed ones, and apart from
// them those under way (decisions 3).

export interface LoginAttempt {
  readonly identifier: string;
  readonly address: string;
  /**
   * ISO timestamps: now, the beginning of the window, and the time before which an attempt under way counts as failed,
   * since its process must have died.
   */
  readonly now: string;
  readonly since: string;
  readonly lostBefore: string;
}

/**
 * `over`: the limit of failures is reached; the oldest that counts was at `oldest` (ISO). `full`: attempts under way
 * may reach it, which will soon be known.
 */
export type LoginPlace = "open" | "full" | { readonly over: true; readonly oldest: string };

export interface LoginFailures {
  /**
   * Admits an attempt and records that it is under way, unless `limit` failed in the window, or may have with those
   * under way. `mostOfAddress`: the limit for the address over all identifiers; identifiers with a blank are counted
   * apart from those without.
   */
  begin(attempt: LoginAttempt, limit: number, mostOfAddress: number): Promise<LoginPlace>;
  /**
   * Ends an attempt. `wrong`: it counts as failed; `right`: earlier failures are forgotten; `none`: it broke off and
   * does not count.
   */
  settle(identifier: string, address: string, outcome: "wrong" | "right" | "none"): Promise<void>;
}
