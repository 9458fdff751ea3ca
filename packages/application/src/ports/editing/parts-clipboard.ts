// Knows how parts of a course are carried from one course to another, also between tabs of a browser.
import type { CourseParts } from "@academiz/domain/editing";

/** Synchronous; it never throws, even if nothing can be kept. */
export interface PartsClipboard {
  /** Replaces what was copied before. */
  keep(parts: CourseParts): void;
  /**
   * Null if nothing was copied, or what was copied has another version of content. The same object until it changes.
   */
  read(): CourseParts | null;
  /** Listens for copies here and in other tabs. @returns a function that stops it. */
  watch(listener: () => void): () => void;
}
