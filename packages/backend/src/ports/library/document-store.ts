// Knows how the bytes of files are stored and read.
import type { Tenancy } from "../people/tenancy.ts";

export interface StoredBytes {
  /** Unguessable: anyone who has it may read. The same bytes of the same client have the same key. */
  readonly key: string;
  readonly size: number;
  /** Media type, detected from the content. */
  readonly type: string;
}

/** A range of bytes, both ends included. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

export interface StoredDocument extends StoredBytes {
  /**
   * All bytes, or a part within them. A transfer that breaks throws; it never ends early. Null when they have since
   * been removed. `atOnce`: number of bytes that a reader of long files would like in one piece, as far as the store
   * can.
   */
  read(part?: Part, atOnce?: number): Promise<AsyncIterable<Uint8Array> | null>;
}

/** Bytes that are held for a moment, to be inspected and sent on. */
export interface HeldFile extends Pick<StoredBytes, "size"> {
  /** All bytes, or a part within them; `atOnce` as for a document. */
  read(part?: Part, atOnce?: number): AsyncIterable<Uint8Array>;
  /** May be called at any time, and repeatedly. */
  discard(): Promise<void>;
}

/** Bytes that have arrived and belong to no client yet: keep them or discard them without a trace. */
export interface StagedFile extends HeldFile, Pick<StoredBytes, "type"> {
  /** The whole content as UTF-8 text; null where it has more bytes than that. */
  readText(most: number): Promise<string | null>;
  /** Stores it as `put` does. Afterwards, as after discarding, it cannot be read here any more. */
  keep(tenancy: Tenancy): Promise<StoredBytes>;
}

/** Throws where the storage cannot be reached for the moment. */
export interface DocumentStore {
  /** Durable when it resolves; until then nobody can read any of it. A content that breaks off leaves nothing. */
  put(tenancy: Tenancy, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredBytes>;
  /**
   * Writes a content to disk as it arrives, to be inspected before it is kept. One that breaks off leaves nothing;
   * leftovers of a killed process are removed by age.
   */
  stage(content: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /**
   * Like `stage`, for a content that will never be kept: it need not survive a power cut, so nothing waits for the
   * disk, and it is not counted.
   */
  hold(content: AsyncIterable<Uint8Array>): Promise<HeldFile>;
  /**
   * Restores what a store had under this key, whatever that store's secret was. As durable as `put`, and as unreadable
   * until then.
   * @throws Error when it is not a key.
   */
  restore(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Does nothing when the key is unknown. A read that is under way may break off. */
  remove(key: string): Promise<void>;
  /** Null when the key is unknown. */
  open(key: string): Promise<StoredDocument | null>;
}
