// Knows what a backup asks of the database and of the file that it goes into.

/** One row, as JSON: the text of each column in the order of the table's columns; null where there is none. */
export type RowText = string;

export interface TableCopy {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table as it stood at one moment. */
export interface DatabaseSnapshot {
  /** The name of the newest migration: what the columns mean. */
  readonly schema: string;
  /** Each table after those that it refers to. */
  readonly tables: readonly TableCopy[];
  /** In portions, each small enough to be held. */
  readRows(table: TableCopy): AsyncIterable<readonly RowText[]>;
  /** The key of every document that the rows describe. */
  readDocumentKeys(): AsyncIterable<string>;
}

export interface FilledTable extends TableCopy {
  readRows(): AsyncIterable<readonly RowText[]>;
}

/** Nothing was restored. */
export type FillRefusal =
  /** The database holds a platform already, or tables that are not ours. */
  | "not-empty"
  /** The backup is of a version that this one does not know yet. */
  | "newer";

export interface DatabaseCopier {
  /** Reads while the platform runs and is written to: what is read is of one moment. */
  readSnapshot<T>(work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T>;
  /** Null when a backup of that schema can be restored here. */
  judgeFill(schema: string): Promise<FillRefusal | null>;
  /** Fills an empty database, all or nothing, and brings it from the backup's schema to the present one. */
  fill(schema: string, tables: readonly FilledTable[]): Promise<void>;
}

/** What a backup says of itself. */
export interface BackupFacts {
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
  readonly schema: string;
  readonly tables: readonly (TableCopy & { readonly rows: number })[];
  /** How many documents there are, and how many of those that rows describe were not found. */
  readonly documents: number;
  readonly missingDocuments: readonly string[];
}

export interface ArchiveWriter {
  add(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  addLines(name: string, portions: AsyncIterable<readonly string[]>): Promise<void>;
  /** The archive is whole, and on disk, when it resolves. */
  finish(facts: BackupFacts): Promise<void>;
}

export interface ArchiveReader {
  readonly facts: BackupFacts;
  listNames(prefix: string): readonly string[];
  /** Throws at its end when the bytes are not those that were written. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** In portions of no more than `most` lines. Throws as `read` does. */
  readLines(name: string, most: number): AsyncIterable<readonly string[]>;
}
