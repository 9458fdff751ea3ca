// Knows how all that is kept about one person is read, for themselves.
import type { Tenancy } from "../people/tenancy.ts";

/** Some rows of one kind, each as the text of its JSON. */
export interface OwnRows {
  readonly table: string;
  readonly rows: readonly string[];
}

export interface OwnData {
  /** The names of all kinds, in the order in which they are read. */
  readonly tables: readonly string[];
  /** A kind after the other; at a time as many rows as are small together, or a single one. Of secrets none. */
  read(tenancy: Tenancy, userId: string): AsyncIterable<OwnRows>;
}
