// Knows which large files come part by part, and how much of each has come.
import type { Reader, Shelf } from "./documents.ts";

export interface NewPartialUpload {
  readonly id: string;
  readonly shelf: Shelf;
  /** Slug of the file whose place it takes; null where it is a new one. */
  readonly replaces: string | null;
  readonly folderSlug: string | null;
  /** As it was called where it comes from. */
  readonly name: string;
  /** Bytes of all of it. */
  readonly length: number;
  readonly createdAt: string;
}
export interface PartialUpload extends NewPartialUpload {
  /** Bytes that have come: they are kept. */
  readonly received: number;
  /** What opens its parts in the document store, in their order. */
  readonly partKeys: readonly string[];
  /** The file that it became; null until then. */
  readonly documentSlug: string | null;
}

/** Each is its user's own: nobody else's is read or written. */
export interface PartialUploads {
  /** What the client's users began before `before` is forgotten. `full`: the user has `most` that are no files yet. */
  begin(reader: Reader, upload: NewPartialUpload, most: number, before: string): Promise<"begun" | "full">;
  /** Bytes that the client's uploads will have once all of each has come, of those for its own library that are no files yet. */
  weigh(reader: Reader): Promise<number>;
  /** Null where it is none, or was begun before `before`. */
  read(reader: Reader, id: string, before: string): Promise<PartialUpload | null>;
  /** False where as many bytes as `from` says have not come, or more: nothing is added. */
  append(
    reader: Reader,
    id: string,
    part: { readonly from: number; readonly size: number; readonly key: string },
  ): Promise<boolean>;
  /** False where somebody else is making a file of it since `before`, or has: one at a time does. ISO timestamps. */
  claim(reader: Reader, id: string, now: string, before: string): Promise<boolean>;
  /** Whoever claimed it is done: it is this file, or none after all. */
  conclude(reader: Reader, id: string, documentSlug: string | null): Promise<void>;
  /** False where it is none. */
  remove(reader: Reader, id: string): Promise<boolean>;
  /** What anybody began before `before` (ISO) is forgotten, of whichever client. */
  prune(before: string): Promise<void>;
}
