// Knows how a tab remembers what somebody narrowed their home down to, for when they come back to it.

/** Of whoever is signed in, by their identifier. Never throws: if nothing can be kept, nothing is. */
export interface HomeFilters {
  keep(owner: string, filters: object): void;
  /** Empty where nothing of theirs was kept; whoever reads it checks what it holds. */
  read(owner: string): Readonly<Record<string, unknown>>;
}
