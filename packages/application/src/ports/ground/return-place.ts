// Knows how it is remembered in a tab where somebody was before they stood in for another.

/** Of who is signed in. Never throws: where nothing can be kept, nothing is. */
export interface ReturnPlace {
  /** A path of the office, its query included. */
  keep(path: string): void;
  /** Once: null afterwards, and where nothing of theirs was kept. */
  take(): string | null;
}
