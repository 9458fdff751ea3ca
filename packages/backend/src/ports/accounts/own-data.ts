// Knows how all that is kept about one person is read, for themselves.
import type { Tenancy } from "../people/tenancy.ts";

/** Some rows of one kind, each as plain data. */
export interface OwnRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface OwnData {
  /** The names of all kinds, in the order in which they are read. */
  readonly tables: readonly string[];
  /** A kind after the other, some rows at a time; of secrets none. */
  read(tenancy: Tenancy, userId: string): AsyncIterable<OwnRows>;
}
