// Knows how what can be undone outlives its page, while a preview or another page of the app is looked at.

/** One state of a product: its name and its content, unparsed. */
export interface KeptStep {
  readonly name: string;
  readonly config: unknown;
}

/** What an editor saw last, with what it could undo and redo from there. */
export interface KeptSteps {
  readonly now: KeptStep;
  /** The newest last. */
  readonly past: readonly KeptStep[];
  /** The next first. */
  readonly future: readonly KeptStep[];
}

/**
 * Keeps the steps of an editor in its tab, by the product's slug. Synchronous; it never throws, even where nothing is
 * kept.
 */
export interface EditSteps {
  /** In the place of earlier ones; the oldest are left out where there is no room for all. */
  keep(slug: string, steps: KeptSteps): void;
  /** Null when none are kept, or what is kept are no steps. */
  read(slug: string): KeptSteps | null;
}
