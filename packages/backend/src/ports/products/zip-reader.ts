// Knows how a zip that somebody sent is looked into.
import type { Result } from "@academiz/domain/kernel";
import type { PackageListing, XmlElement } from "@academiz/domain/scorm";
import type { HeldFile, Part, StagedFile, StoredDocument } from "../library/document-store.ts";

export interface ZipLook {
  /** Of all that it says to hold. */
  readonly names: readonly string[];
  /** What the file `mimetype` says, where there is one. */
  readonly mimetype: string | null;
}

/** A package that was found to be harmless, its manifest, and what it says of itself in a file beside that. */
export interface ReadPackage extends PackageListing {
  readonly manifest: XmlElement;
}

/** A file in a package. */
export interface PackedFile {
  /** As it is written in the package, with slashes. */
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** The same for the same content. */
  readonly checksum: string;
}

/** A package that was kept, ready to be read from here and there. */
export interface OpenPackage {
  /** About so many bytes of memory. */
  readonly weight: number;
  /** Of this very path, else of one that differs in its capitals alone; null: there is none. */
  find(path: string): PackedFile | null;
  /**
   * Its bytes, unpacked: all, or a part that lies inside. One that is not what the list says throws, it never ends
   * early. Null when the package has gone since.
   */
  read(file: PackedFile, part?: Part): Promise<AsyncIterable<Uint8Array> | null>;
  /** As `ZipReader.readPackage` tells it. Null when the package has gone since. */
  readManifest(): Promise<ReadPackage | null>;
}

export interface ZipReader {
  /** A package that `readPackage` found harmless, by its list alone. Null where it is none. */
  openPackage(document: StoredDocument): Promise<OpenPackage | null>;
  /**
   * Reads a SCORM package to its end and counts what comes out. Fails in plain words where it cannot be read, or is
   * made to do harm: paths that lead out of it, links, names that are one for some systems, what is locked, what grows
   * without end, XML that is more than it seems.
   */
  readPackage(file: StagedFile): Promise<Result<ReadPackage, string>>;
  /**
   * Only the list, and nothing of the contents. Null where it cannot be read as a zip, or holds more files than anybody
   * lists.
   */
  look(file: HeldFile): Promise<ZipLook | null>;
  /** One file of it, as text in UTF-8. Null where it is not there, cannot be read, or is of more bytes than `most`. */
  readText(file: HeldFile, name: string, most: number): Promise<string | null>;
}
