// Knows how a product becomes a package that a learning-management system can play.

export interface PackageFile {
  /** Path inside the package, with slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
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
  /** What the player reads at its start: the shape of the answer of `playLearniz`. */
  readonly params: unknown;
  readonly documents: readonly PackageFile[];
}

export interface Packager {
  /** A SCORM zip; the same order gives the same bytes. Null when the player that goes inside is not built. */
  pack(order: PackageOrder): Promise<Uint8Array | null>;
}
