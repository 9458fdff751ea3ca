// Knows how a tab remembers where somebody was before they stood in for another person.

/** The place of the signed-in person. Never throws: if nothing can be kept, nothing is. */
export interface ReturnPlace {
  /** A path of the office, its query included. */
  keep(path: string): void;
  /** Only once: null afterwards, and if nothing of theirs was kept. */
  take(): string | null;
}
