// Knows what comments are about, as they are read: the parts of a product, and what the whole is called.

/** A part that comments can be about. */
export interface CommentedPart {
  readonly slug: string;
  readonly name: string;
  /** The name of the part that contains it; null where there is none. */
  readonly within: string | null;
}
/** The words for comments on a type of product. */
export interface CommentWords {
  /** "The course as a whole". */
  readonly whole: string;
  /** The button that begins a comment about it. */
  readonly begin: string;
  /** The hint where there is no comment yet. */
  readonly hint: string;
}
