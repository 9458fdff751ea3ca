// Knows which bytes the document store holds, and which of them nothing names any more.

export interface StoredBytesList {
  /** Before bytes are kept: for a while nobody takes them for nameless. Waits for whoever is removing them just now. `now`: ISO. */
  announce(key: string, now: string): Promise<void>;
  /** Notes since when nothing names what was kept before `before`, and forgets it of what is named (again). ISO timestamps. */
  note(now: string, before: string): Promise<void>;
  /**
   * Inside a transaction: keys of bytes that nothing named since `before` (ISO), and nobody announced since, at most `most`; nobody else is
   * given them, and whoever announces one waits, until the transaction ends. They are on the list no more.
   */
  takeNameless(before: string, most: number): Promise<readonly string[]>;
}
