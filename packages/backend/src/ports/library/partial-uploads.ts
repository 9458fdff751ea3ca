// Knows which large files are being uploaded in parts, and how much of each has arrived.
import type { Reader, Shelf } from "./documents.ts";

export interface NewPartialUpload {
  readonly id: string;
  readonly shelf: Shelf;
  /** Slug of the file that it replaces; null where it is a new one. */
  readonly replaces: string | null;
  readonly folderSlug: string | null;
  /** The name of the uploaded file. */
  readonly name: string;
  /** Size of the whole file in bytes. */
  readonly length: number;
  readonly createdAt: string;
}
export interface PartialUpload extends NewPartialUpload {
  /** Bytes that have arrived and are stored. */
  readonly received: number;
  /** The keys of its parts in the document store, in their order. */
  readonly partKeys: readonly string[];
  /** The file that it became; null until then. */
  readonly documentSlug: string | null;
}

/** Each upload belongs to its user: those of others are neither read nor written. */
export interface PartialUploads {
  /**
   * Deletes the uploads of the client's users that began before `before`. `full`: the user has `most` unfinished ones.
   */
  begin(reader: Reader, upload: NewPartialUpload, most: number, before: string): Promise<"begun" | "full">;
  /** Total size of the client's unfinished uploads to its own library, counted as if complete. */
  weigh(reader: Reader): Promise<number>;
  /** Null where it does not exist, or was begun before `before`. */
  read(reader: Reader, id: string, before: string): Promise<PartialUpload | null>;
  /** False, and nothing is added, where the number of bytes stored differs from `from`. */
  append(
    reader: Reader,
    id: string,
    part: { readonly from: number; readonly size: number; readonly key: string },
  ): Promise<boolean>;
  /**
   * False where another caller has claimed it since `before`, or has finished it: only one at a time makes the file.
   * ISO timestamps.
   */
  claim(reader: Reader, id: string, now: string, before: string): Promise<boolean>;
  /** Ends the claim: it has become this file, or null where none was made. */
  conclude(reader: Reader, id: string, documentSlug: string | null): Promise<void>;
  /** False where it does not exist. */
  remove(reader: Reader, id: string): Promise<boolean>;
  /** Deletes the uploads of all clients that began before `before` (ISO). */
  prune(before: string): Promise<void>;
}
