// Knows a game that is a product, and what a learner answers in it.
export const SLUGS = ["one", "two", "three", "four"];

/** Each statement is true. */
export const makeGame = (config: object = {}, slugs: readonly string[] = SLUGS) => ({
  publishedDate: "2026-01-01T00:00:00.000Z",
  context: { title: "A game" },
  config: { gameType: "VRAI_FAUX", ...config },
  content: { statements: slugs.map((slug) => ({ slug, text: slug, correct: true, explanation: "" })) },
});

/** The first ones get right answers. */
export const answers = (right: number, slugs: readonly string[] = SLUGS) => ({
  answers: Object.fromEntries(slugs.map((slug, at) => [slug, at < right])),
});
