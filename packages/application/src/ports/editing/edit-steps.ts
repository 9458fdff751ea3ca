// Knows how the steps of undo outlive their page, while its author looks at a preview or another page of the app.

/** One state of a product: its name and its content, unparsed. */
export interface KeptStep {
  readonly name: string;
  readonly config: unknown;
}

/** The last state of an editor, with the steps that it could undo and redo from there. */
export interface KeptSteps {
  readonly now: KeptStep;
  /** The newest last. */
  readonly past: readonly KeptStep[];
  /** The next first. */
  readonly future: readonly KeptStep[];
}

/**
 * Keeps the steps of an editor in its tab, by the product's slug. Synchronous; it never throws, even if nothing can be
 * kept.
 */
export interface EditSteps {
  /** Keeps them in place of earlier ones; the oldest are left out if there is no room for all. */
  keep(slug: string, steps: KeptSteps): void;
  /** Null if none are kept, or the kept value is no steps. */
  read(slug: string): KeptSteps | null;
}
