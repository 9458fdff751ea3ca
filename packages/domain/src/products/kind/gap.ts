// Knows what the content of each type of product can lack for there to be anything in it for learners.
/** What is missing: a product that lacks it has nothing to play, and would be complete as soon as it is opened. */
export const CONTENT_GAPS = [
  "slides",
  "game",
  "package",
  "page",
  "source",
  "questions",
  "means",
  "tasks",
  "way",
  "products",
] as const;
/** What is missing for there to be anything to play. */
export type ContentGap = (typeof CONTENT_GAPS)[number];
