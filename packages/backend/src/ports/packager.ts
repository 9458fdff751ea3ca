// Knows how a product becomes a package that a learning-management system can play.

export interface PackageFile {
  /** Path inside the package, with slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
export interface PackageOrder {
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
  /** A SCORM 1.2 zip; the same order gives the same bytes. Null when the player that goes inside is not built. */
  packScorm12(order: PackageOrder): Promise<Uint8Array | null>;
}
