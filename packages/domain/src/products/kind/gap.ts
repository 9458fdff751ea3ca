// Knows what can be missing in the content of each type of product, so that learners would find nothing in it.
/** What is missing: a product that lacks it has nothing to play, and would be complete as soon as it is opened. */
export const CONTENT_GAPS = [
  "slides",
  "game",
  /** Nobody can come to the end of the game, or nobody can pass it. */
  "ending",
  "package",
  "page",
  "source",
  /** The library no longer has the file that it names: only who knows the library finds this. */
  "file",
  "questions",
  "means",
  "tasks",
  "way",
  "products",
] as const;
/** What is missing, so that there is nothing to play. */
export type ContentGap = (typeof CONTENT_GAPS)[number];
