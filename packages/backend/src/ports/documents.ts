// Knows how a client's files are described; their bytes are the document store's.
import type { Tenancy } from "./tenancy.ts";

export interface DocumentRecord {
  readonly slug: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** The capability that opens the bytes in the store. */
  readonly key: string;
}

export interface Documents {
  add(tenancy: Tenancy, document: DocumentRecord, now: string): Promise<void>;
  /** Those of the client among the slugs, in the order of the slugs. */
  find(tenancy: Tenancy, slugs: readonly string[]): Promise<readonly DocumentRecord[]>;
}
