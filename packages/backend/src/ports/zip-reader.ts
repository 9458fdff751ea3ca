// Knows how a zip that somebody sent is looked into.
import type { StagedFile } from "./document-store.ts";

export interface ZipLook {
  /** Of all that it says to hold. */
  readonly names: readonly string[];
  /** What the file `mimetype` says, where there is one. */
  readonly mimetype: string | null;
}

export interface ZipReader {
  /** Only the list, and nothing of the contents. Null where it cannot be read as a zip, or holds more files than anybody lists. */
  look(file: StagedFile): Promise<ZipLook | null>;
}
