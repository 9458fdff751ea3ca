// Knows how an author adds and changes what stands on a slide.
import type { Interactivity } from "../../interactivities/index.ts";
import type { Learniz, Slide } from "../content/course.ts";
import { insertAfter } from "./edit-lists.ts";
import { changeSlide } from "./edit-slides.ts";

/**
 * The course with an interactivity added to a slide, after the one that `after` names, or at the end for null and for
 * a slug that is none there; the very same course when it has no such slide. The caller makes sure that the slug is
 * free.
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

function inSlideOf(learniz: Learniz, slug: string, change: (slide: Slide) => Slide): Learniz {
  for (const chapter of learniz.chapters)
    for (const slide of chapter.slides)
      if (slide.interactivities.some((one) => one.slug === slug)) return changeSlide(learniz, slide.slug, change);
  return learniz;
}
