// Knows how the bytes of files are kept and reached.
import type { Tenancy } from "../people/tenancy.ts";

export interface StoredBytes {
  /** Unguessable: who holds it may read. The same bytes of the same client have the same key. */
  readonly key: string;
  readonly size: number;
  /** Media type, judged by the content. */
  readonly type: string;
}

/** Bytes, both ends included. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

export interface StoredDocument extends StoredBytes {
  /**
   * The bytes as they are asked for: all, or a part that lies inside. A transfer that breaks throws, it never ends
   * early. Null when they have gone since. `atOnce`: bytes that whoever reads a lot would have together, as far as the
   * store can.
   */
  read(part?: Part, atOnce?: number): Promise<AsyncIterable<Uint8Array> | null>;
}

/** Bytes that lie here for a moment, for somebody to look at and to send on. */
export interface HeldFile extends Pick<StoredBytes, "size"> {
  /** The bytes: all, or a part that lies inside; `atOnce` as of a document. */
  read(part?: Part, atOnce?: number): AsyncIterable<Uint8Array>;
  /** May be called at any time, and again. */
  discard(): Promise<void>;
}

/** Bytes that have come and are nobody's yet: kept, or gone without a trace. */
export interface StagedFile extends HeldFile, Pick<StoredBytes, "type"> {
  /** All of it as text in UTF-8; null where it is of more bytes than that. */
  readText(most: number): Promise<string | null>;
  /** As `put` keeps a content. What was kept, or discarded, cannot be read here any more. */
  keep(tenancy: Tenancy): Promise<StoredBytes>;
}

/** Throws where the bytes lie out of reach for the moment. */
export interface DocumentStore {
  /** Durable when it resolves; until then nobody sees any of it. A content that breaks leaves nothing. */
  put(tenancy: Tenancy, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredBytes>;
  /**
   * Writes a content down while it comes, for somebody to look at before it is kept. One that breaks leaves nothing;
   * what a killed process left goes by its age.
   */
  stage(content: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /**
   * As `stage` a content that nobody is going to keep: it is not waited for until it would outlive a power cut, and
   * nothing of it is counted.
   */
  hold(content: AsyncIterable<Uint8Array>): Promise<HeldFile>;
  /**
   * Puts back what a store had under this key, whatever that store's secret was. As durable and as unseen as `put`.
   * @throws Error when it is no key.
   */
  restore(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Nothing when there is none under the key. What somebody reads at this moment may break off. */
  remove(key: string): Promise<void>;
  /** Null when there is none under the key. */
  open(key: string): Promise<StoredDocument | null>;
}
