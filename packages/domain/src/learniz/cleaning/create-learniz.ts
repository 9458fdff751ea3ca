// Knows what a new course is: one chapter with one slide with a text box, and everything asked of the learner.
import { makeTextBox } from "../../interactivities/index.ts";
import { createFreeSlug } from "../../kernel/index.ts";
import { CONTENT_VERSION } from "../content/content-version.ts";
import type { Learniz } from "../content/course.ts";
import { applyGeneralConditions } from "./apply-general-conditions.ts";

const FIRST_TITLES = {
  FR: { chapter: "Chapitre 1", slide: "Page 1" },
  EN: { chapter: "Chapter 1", slide: "Page 1" },
} as const;

/**
 * A course that an author can begin with: one chapter with one slide with an empty text box, their titles in its
 * language (`local`). `validAll` is on: without validators it would complete at its first slide (§4.43).
 * @param random gives numbers in [0, 1), for the slugs.
 */
export function createLearniz(
  start: { readonly title: string; readonly local: "FR" | "EN"; readonly author?: string },
  random: () => number,
): Learniz {
  const taken = new Set<string>();
  const next = () => {
    const slug = createFreeSlug(random, (candidate) => taken.has(candidate));
    taken.add(slug);
    return slug;
  };
  const titles = FIRST_TITLES[start.local];
  const learniz: Learniz = {
    version: CONTENT_VERSION,
    local: start.local,
    context: { title: start.title, ...(start.author === undefined ? {} : { author: start.author }) },
    params: {},
    validationConditions: { validAll: true },
    validators: [],
    chapters: [
      {
        slug: next(),
        title: titles.chapter,
        validators: [],
        requirements: [],
        slides: [
          {
            slug: next(),
            description: titles.slide,
            validators: [],
            requirements: [],
            interactivities: [{ ...makeTextBox(next()), data: { boxes: [] } }],
          },
        ],
      },
    ],
  };
  return applyGeneralConditions(learniz, random).learniz;
}
