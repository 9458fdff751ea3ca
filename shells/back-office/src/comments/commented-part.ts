// Knows what comments are about, as they are read: the parts of a product, and what the whole is called.

/** A part that comments can be about. */
export interface CommentedPart {
  readonly slug: string;
  readonly name: string;
  /** What it stands in, by name; null where it stands alone. */
  readonly within: string | null;
}
/** How comments on a product are spoken of. */
export interface CommentWords {
  /** "The course as a whole". */
  readonly whole: string;
  /** What begins one about it. */
  readonly begin: string;
  /** How else one is begun, where none is. */
  readonly hint: string;
}
