// Knows how the core tells of an oddity that it mended: returned, printed by shells alone.

/** An oddity met and mended. `text` is the wording of §8, ready for a console. */
export interface Notice {
  readonly code: string;
  readonly level: "warning" | "error";
  readonly text: string;
}
