// Knows how the core tells of an oddity that it mended: returned, printed by shells alone.

/**
 * An oddity that was met and mended, or an event that was refused: returned, never printed. A shell may write it to its
 * console.
 */
export interface Notice {
  /** Stable and dotted, to tell notices apart: `slug.mended`, `progress.reset`. */
  readonly code: string;
  readonly level: "warning" | "error";
  /** One English line for a console, worded as the specification's catalogue of errors has it (§8). */
  readonly text: string;
}
