// Knows what pages that are made from patterns are called: apart from what stands on them, which few need.

/** In the order in which a course uses them. */
export const PATTERN_TITLES = {
  opening: { EN: "Welcome", FR: "Bienvenue" },
  points: { EN: "Key points", FR: "L’essentiel" },
  steps: { EN: "Step by step", FR: "Pas à pas" },
  comparison: { EN: "Side by side", FR: "Côte à côte" },
  discovery: { EN: "To discover", FR: "À découvrir" },
  practice: { EN: "Your turn", FR: "À vous de jouer" },
  case: { EN: "A case", FR: "Un cas" },
  ending: { EN: "In short", FR: "En bref" },
} as const;

/** A page to begin with, besides an empty one. */
export type PagePattern = keyof typeof PATTERN_TITLES;
