// Knows how the bytes of files are kept and reached.
import type { Tenancy } from "./tenancy.ts";

export interface StoredBytes {
  /** Unguessable: who holds it may read. The same bytes of the same client have the same key. */
  readonly key: string;
  readonly size: number;
  /** Media type, judged by the content. */
  readonly type: string;
}

export interface DocumentStore {
  /** Durable when it resolves. */
  put(tenancy: Tenancy, bytes: Uint8Array): Promise<StoredBytes>;
  read(key: string): Promise<Uint8Array | null>;
}
