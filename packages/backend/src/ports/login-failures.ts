// Knows how failed logins are counted, per identifier and address, and per address (decisions 3).

export interface LoginAttempt {
  readonly identifier: string;
  readonly address: string;
  /** ISO timestamps: now, and where the window of the count begins. */
  readonly now: string;
  readonly since: string;
}

export interface LoginFailures {
  /**
   * Counts the attempt as failed, in advance, unless `limit` already stand in the window: then it answers the ISO timestamp of the oldest
   * that still counts, and counts nothing. `mostOfAddress`: as many may stand of the address, whatever the identifiers; identifiers with a
   * blank are counted apart from those without. Absent: any number.
   */
  reserve(attempt: LoginAttempt, limit: number, mostOfAddress?: number): Promise<string | null>;
  /** The login succeeded: its failures are forgotten. */
  forget(identifier: string, address: string): Promise<void>;
}
