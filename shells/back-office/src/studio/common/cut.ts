// Knows what was cut: it moves to where it is pasted, as long as nothing else is copied.
import type { CourseParts } from "@academiz/domain/editing";

export interface Cut {
  readonly slugs: readonly string[];
  /** What the clipboard held then. */
  readonly copied: CourseParts | null;
}
