// Knows how to write a small course in a line of a test.
import type { GameInteractivity, Interactivity, Learniz, Slide } from "@academiz/domain/learniz";

/** A course of these slides, chapter by chapter, without rules; its chapters are `c0`, `c1`, … */
export const makeCourse = (chapters: readonly (readonly Slide[])[]): Learniz => ({
  version: "1.11.0",
  local: "EN",
  publishedDate: "2026-01-01T00:00:00.000Z",
  context: { title: "A course" },
  params: {},
  validationConditions: {},
  validators: [],
  chapters: chapters.map((slides, c) => ({
    slug: `c${c}`,
    title: `Chapter ${c}`,
    validators: [],
    requirements: [],
    slides: [...slides],
  })),
});

/** A slide without rules, titled `Page {slug}`. */
export const makeSlide = (slug: string, interactivities: readonly Interactivity[] = []): Slide => ({
  slug,
  description: `Page ${slug}`,
  validators: [],
  requirements: [],
  interactivities: [...interactivities],
});

/**
 * A true/false game of one statement, `one`, which is true.
 * @param weight its share in averages; without one it is left out of them.
 */
export const makeGame = (slug: string, weight?: number): GameInteractivity => ({
  slug,
  type: "game",
  data: {},
  ...(weight === undefined ? {} : { weight }),
  medias: [
    {
      slug: `${slug}-media`,
      params: {
        config: { gameType: "VRAI_FAUX" },
        content: { statements: [{ slug: "one", text: "One is one.", correct: true, explanation: "" }] },
      },
    },
  ],
});

/** A text box in which nothing is written. */
export const makeTextBox = (slug: string): Interactivity => ({
  slug,
  type: "text-box",
  medias: [],
  data: { boxes: [] },
});
