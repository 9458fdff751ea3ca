// Knows which bytes the document store holds, and which of them nothing names any more.

export interface StoredBytesList {
  /**
   * Before bytes are kept: for a while nobody takes them for nameless. Waits for whoever is removing them just now.
   * `now`: ISO.
   */
  announce(key: string, now: string): Promise<void>;
  /** Something names the bytes of this key, of whichever client. */
  isNamed(key: string): Promise<boolean>;
  /** The same, by something other than an uploaded package. */
  isNamedAsFile(key: string): Promise<boolean>;
  /**
   * Notes since when nothing names what was kept before `before`, and forgets it of what is named (again): of at most
   * `most`, the others are left for another time. ISO timestamps. It costs what the list and all that is named cost to
   * read, and has an end (30 seconds): then it throws.
   */
  note(now: string, before: string, most: number): Promise<void>;
  /**
   * Inside a transaction: keys of bytes that nothing named since `before` (ISO), and nobody announced since, at most
   * `most`; nobody else is given them, and whoever announces one waits, until the transaction ends. They are on the
   * list no more.
   */
  takeNameless(before: string, most: number): Promise<readonly string[]>;
}
