// Knows the parts that were cut: they move to where they are pasted, unless something else is copied before.
import type { CourseParts } from "@academiz/domain/editing";

export interface Cut {
  readonly slugs: readonly string[];
  /** The content of the clipboard at that time. */
  readonly copied: CourseParts | null;
}
