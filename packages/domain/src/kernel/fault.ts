// Knows how a fault in outside data is named: where it stands and what is wrong with it.

/** One fault in outside data. */
export interface Fault {
  /** Property names and indexes (from 0) from the root: `["chapters", 0, "slug"]`; empty for the root itself. */
  readonly path: readonly (string | number)[];
  /** What is wrong there, in English. */
  readonly message: string;
}
