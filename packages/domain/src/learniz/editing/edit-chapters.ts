// Knows how an author adds, renames, moves and removes chapters. Untouched branches keep their identity.
import type { Chapter, Learniz } from "../course.ts";
import { drawSlugs } from "./draw-slugs.ts";
import { insertAfter, moveWithin, withoutDanglingRules } from "./edit-lists.ts";
import { makeSlide } from "./edit-slides.ts";

type Random = () => number;

/** Adds a chapter with one slide after the named one, or at the end. */
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

/** `step` −1 moves it up, 1 down; at an end nothing changes. */
export function moveChapter(learniz: Learniz, slug: string, step: -1 | 1): Learniz {
  const chapters = moveWithin(learniz.chapters, slug, step);
  return chapters === learniz.chapters ? learniz : { ...learniz, chapters: [...chapters] };
}

/** Rules that named what is gone go with it (§5.34). */
export function removeChapter(learniz: Learniz, slug: string): Learniz {
  return withoutDanglingRules({ ...learniz, chapters: learniz.chapters.filter((chapter) => chapter.slug !== slug) });
}
