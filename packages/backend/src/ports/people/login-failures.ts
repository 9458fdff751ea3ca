// Knows how guesses at passwords are counted, per identifier and address, and per address: those that failed, and apart
// from them those under way (decisions 3).

export interface LoginAttempt {
  readonly identifier: string;
  readonly address: string;
  /**
   * ISO timestamps: now, where the window of the count begins, and before when what is under way is taken for failed:
   * who tried it is gone.
   */
  readonly now: string;
  readonly since: string;
  readonly lostBefore: string;
}

/**
 * `over`: as many failed as may, the oldest that still counts at `oldest` (ISO). `full`: with those under way it may
 * come to that; soon one will know.
 */
export type LoginPlace = "open" | "full" | { readonly over: true; readonly oldest: string };

export interface LoginFailures {
  /**
   * Lets an attempt be made, and notes that it is under way, unless `limit` failed in the window or may have.
   * `mostOfAddress`: as many may have failed of the address, whatever the identifiers; identifiers with a blank are
   * counted apart from those without.
   */
  begin(attempt: LoginAttempt, limit: number, mostOfAddress: number): Promise<LoginPlace>;
  /**
   * One attempt is not under way any more. It failed and counts; it was right, and what failed before it is forgotten;
   * it broke off, and was none.
   */
  settle(identifier: string, address: string, outcome: "wrong" | "right" | "none"): Promise<void>;
}
