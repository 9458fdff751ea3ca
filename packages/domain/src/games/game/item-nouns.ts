// Knows what the items of a game are called in the sentences of each language.

/** What one item and several are called: `statement`, `statements`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** What the items of a type of game are called; in French with their gender. */
export interface ItemNouns {
  readonly en: Noun;
  readonly fr: Noun & { readonly gender: "f" | "m" };
}
