// Knows how parts of a course are carried from one course to another, also between tabs of a browser.
import type { CourseParts } from "@academiz/domain/editing";

/** Synchronous; it never throws, even where nothing can be kept. */
export interface PartsClipboard {
  /** In the place of what was copied before. */
  keep(parts: CourseParts): void;
  /** Null when nothing was copied, or what was is of another version of content. The same object until it changes. */
  read(): CourseParts | null;
  /** Hears of what is copied here and in other tabs. @returns what stops it. */
  watch(listener: () => void): () => void;
}
