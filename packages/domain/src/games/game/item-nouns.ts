// Knows what the items of a game are called in the sentences of each language.

/** What one item and several are called: `statement`, `statements`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** In French with its gender. */
export interface FrenchNoun extends Noun {
  readonly gender: "f" | "m";
}

/** What the items of a type of game are called; `group` is what they belong into, groups where nothing is said. */
export interface ItemNouns {
  readonly en: Noun & { readonly group?: Noun };
  readonly fr: FrenchNoun & { readonly group?: FrenchNoun };
}
