// Knows how a fault in outside data is named: where it stands and what is wrong with it.

/** `path` walks from the root: `["chapters", 0, "slug"]`. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
