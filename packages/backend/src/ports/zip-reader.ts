// Knows how a zip that somebody sent is looked into.
import type { Result } from "@academiz/domain/kernel";
import type { PackageListing, XmlElement } from "@academiz/domain/scorm";
import type { StagedFile } from "./document-store.ts";

export interface ZipLook {
  /** Of all that it says to hold. */
  readonly names: readonly string[];
  /** What the file `mimetype` says, where there is one. */
  readonly mimetype: string | null;
}

/** A package that was found to be harmless, and its manifest. */
export interface ReadPackage extends PackageListing {
  readonly manifest: XmlElement;
}

export interface ZipReader {
  /**
   * Reads a SCORM package to its end and counts what comes out. Fails in plain words where it cannot be read, or is made to do harm: paths that
   * lead out of it, links, names that are one for some systems, what is locked, what grows without end, XML that is more than it seems.
   */
  readPackage(file: StagedFile): Promise<Result<ReadPackage, string>>;
  /** Only the list, and nothing of the contents. Null where it cannot be read as a zip, or holds more files than anybody lists. */
  look(file: StagedFile): Promise<ZipLook | null>;
  /** One file of it, as text in UTF-8. Null where it is not there, cannot be read, or is of more bytes than `most`. */
  readText(file: StagedFile, name: string, most: number): Promise<string | null>;
}
