// Knows how a product becomes a package that a learning-management system can play.
import type { ExitReading } from "@academiz/domain/scorm";

/**
 * A file that goes into a package as it lies somewhere: its bytes are asked for when their turn comes, and may be asked
 * for twice.
 */
export interface PackageDocument {
  /** Path inside the package, with slashes. */
  readonly path: string;
  /** Bytes; a content of another length throws. */
  readonly size: number;
  /** @throws where they cannot be reached, or have gone since. */
  open(): AsyncIterable<Uint8Array>;
}
/** The standards that a package can be made for; each has a manifest and schemas of its own. */
export type PackageVersion = "1.2" | "2004-3rd" | "2004-4th";
/** What can be made of a product: a package of a standard, or a folder for any web server, which has no manifest. */
export type PackageFormat = PackageVersion | "web";

export interface PackageOrder {
  readonly format: PackageFormat;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly language: string;
  /** Seconds; null when unknown. */
  readonly duration: number | null;
  /** What the package tells its platform at the end: whoever puts it there reads it too. */
  readonly exitReading: ExitReading;
  /** What the player reads at its start: the shape of the answer of `playLearniz`. */
  readonly params: unknown;
  readonly documents: readonly PackageDocument[];
}

/** A zip that comes while it is read. */
export interface Packing {
  /** Bytes of all files before they are packed: about what comes. */
  readonly total: number;
  /** Once. What breaks throws: a zip never ends early. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface Packager {
  /**
   * A zip; the same order gives the same bytes. It takes a few chunks of memory, whatever its size. Null when the
   * player that goes inside is not built.
   */
  pack(order: PackageOrder): Promise<Packing | null>;
}
