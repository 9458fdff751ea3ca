// Knows how an author adds, changes, moves and removes what stands on a slide.
import type { Interactivity } from "../../interactivities/index.ts";
import type { Learniz, Slide } from "../content/course.ts";
import { insertAfter, moveWithin, withoutDanglingRules } from "./edit-lists.ts";
import { changeSlide } from "./edit-slides.ts";

/**
 * The course with an interactivity added to a slide, after the one that `after` names, or at the end for null and for a
 * slug that is none there; the very same course when it has no such slide. The slug is the caller's to keep free.
 */
export function addInteractivity(
  learniz: Learniz,
  slideSlug: string,
  after: string | null,
  interactivity: Interactivity,
): Learniz {
  return changeSlide(learniz, slideSlug, (slide) => ({
    ...slide,
    interactivities: insertAfter(slide.interactivities, after, interactivity),
  }));
}

/**
 * The course with one interactivity replaced by what `change` makes of it; the very same course when it has no such
 * interactivity.
 */
export function changeInteractivity(
  learniz: Learniz,
  slug: string,
  change: (interactivity: Interactivity) => Interactivity,
): Learniz {
  return inSlideOf(learniz, slug, (slide) => ({
    ...slide,
    interactivities: slide.interactivities.map((one) => (one.slug === slug ? change(one) : one)),
  }));
}

/**
 * The course with an interactivity one place earlier (-1) or later (1) on its slide; an equal one at an end, the very
 * same when it has no such interactivity.
 */
export function moveInteractivity(learniz: Learniz, slug: string, step: -1 | 1): Learniz {
  return inSlideOf(learniz, slug, (slide) => ({
    ...slide,
    interactivities: [...moveWithin(slide.interactivities, slug, step)],
  }));
}

/**
 * The course without an interactivity, and without the rules that named it (§5.34): what is left is cleaned as at
 * loading (`cleanLearniz`). Without such an interactivity it is cleaned alone.
 */
export function removeInteractivity(learniz: Learniz, slug: string): Learniz {
  return withoutDanglingRules(
    inSlideOf(learniz, slug, (slide) => ({
      ...slide,
      interactivities: slide.interactivities.filter((one) => one.slug !== slug),
    })),
  );
}

function inSlideOf(learniz: Learniz, slug: string, change: (slide: Slide) => Slide): Learniz {
  for (const chapter of learniz.chapters)
    for (const slide of chapter.slides)
      if (slide.interactivities.some((one) => one.slug === slug)) return changeSlide(learniz, slide.slug, change);
  return learniz;
}
