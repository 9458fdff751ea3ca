// Knows how an author adds and renames chapters. Untouched branches keep their identity.
import type { Chapter, Learniz } from "../content/course.ts";
import { drawSlugs } from "./draw-slugs.ts";
import { insertAfter } from "./edit-lists.ts";
import { makeSlide } from "./edit-slides.ts";

type Random = () => number;

/**
 * The course with a chapter of one slide added after the one that `after` names, or at the end for null and for a slug
 * that is none; new slugs are free in the course.
 * @param random gives numbers in [0, 1).
 */
export function addChapter(
  learniz: Learniz,
  options: { readonly after: string | null; readonly title: string; readonly slideTitle: string },
  random: Random,
): Learniz {
  const next = drawSlugs(learniz.chapters, random);
  const chapter: Chapter = {
    slug: next(),
    title: options.title,
    validators: [],
    requirements: [],
    slides: [makeSlide(options.slideTitle, next)],
  };
  return { ...learniz, chapters: insertAfter(learniz.chapters, options.after, chapter) };
}

/** The course with one chapter replaced by what `change` makes of it; an equal one when it has no such chapter. */
export function changeChapter(learniz: Learniz, slug: string, change: (chapter: Chapter) => Chapter): Learniz {
  return {
    ...learniz,
    chapters: learniz.chapters.map((chapter) => (chapter.slug === slug ? change(chapter) : chapter)),
  };
}
