// Knows how the core tells of an oddity that it mended: it returns a notice, and only shells print it.

/**
 * An oddity that was mended, or an event that was refused: returned, never printed. A shell may write it to its
 * console.
 */
export interface Notice {
  /** Stable and dotted, to tell notices apart: `slug.mended`, `progress.reset`. */
  readonly code: string;
  readonly level: "warning" | "error";
  /** One English line for a console, in the words of the specification's catalogue of errors (§8). */
  readonly text: string;
}
