// Knows how users read everything that is stored about them.
import type { Tenancy } from "../people/tenancy.ts";

/** Some rows of one kind, each as the text of its JSON. */
export interface OwnRows {
  readonly table: string;
  readonly rows: readonly string[];
}

export interface OwnData {
  /** The names of all kinds, in the order in which they are read. */
  readonly tables: readonly string[];
  /**
   * One kind after the other; each time as many rows as are small together, or a single large one. Secrets are left
   * out.
   */
  read(tenancy: Tenancy, userId: string): AsyncIterable<OwnRows>;
}
