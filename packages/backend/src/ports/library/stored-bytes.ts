// Knows which bytes the document store holds, and which of them are no longer named anywhere.

export interface StoredBytesList {
  /**
   * Call it before storing bytes: for a while they do not count as nameless. Waits for a removal under way. `now`:
   * ISO.
   */
  announce(key: string, now: string): Promise<void>;
  /** True where the bytes of this key are named anywhere, by whichever client. */
  isNamed(key: string): Promise<boolean>;
  /** True where they are named by something other than an uploaded package. */
  isNamedAsFile(key: string): Promise<boolean>;
  /**
   * Records since when bytes stored before `before` have been nameless, and deletes the record of those that are named
   * again: for at most `most`, leaving the others for the next run. ISO timestamps. Its cost grows with the list and
   * all that is named; it throws after 30 seconds.
   */
  note(now: string, before: string, most: number): Promise<void>;
  /**
   * Inside a transaction: takes from the list at most `most` keys of bytes that have been nameless since `before`
   * (ISO) and were not announced since. Until the transaction ends nobody else is given them, and an announcement of
   * one waits.
   */
  takeNameless(before: string, most: number): Promise<readonly string[]>;
}
