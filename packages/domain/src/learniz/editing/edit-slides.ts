// Knows how an author adds and renames slides.
import { makeTextBox } from "../../interactivities/index.ts";
import type { Chapter, Learniz, Slide } from "../content/course.ts";
import { drawSlugs } from "./draw-slugs.ts";
import { insertAfter } from "./edit-lists.ts";
import { freeTitle, listPages } from "./new-titles.ts";

type Random = () => number;

/**
 * A slide with an empty text box, under random slugs that are not compared with those of any course.
 * @param random gives numbers in [0, 1).
 */
export function createSlide(title: string, random: Random): Slide {
  return makeSlide(title, drawSlugs([], random));
}

export function makeSlide(title: string, next: () => string): Slide {
  return {
    slug: next(),
    description: title,
    validators: [],
    requirements: [],
    interactivities: [makeTextBox(next())],
  };
}

/**
 * The course with a slide added to a chapter, after the one that `after` names, or at the end for null and for a slug
 * that is none there; new slugs are free in the course. An equal course when it has no such chapter.
 * @param random gives numbers in [0, 1).
 */
export function addSlide(
  learniz: Learniz,
  options: { readonly chapterSlug: string; readonly after: string | null; readonly title: string },
  random: Random,
): Learniz {
  return inChapter(learniz, options.chapterSlug, (chapter) => ({
    ...chapter,
    slides: insertAfter(
      chapter.slides,
      options.after,
      makeSlide(freeTitle(listPages(learniz), options.title), drawSlugs(learniz.chapters, random)),
    ),
  }));
}

/** The course with one slide replaced by what `change` makes of it; the very same course when it has no such slide. */
export function changeSlide(learniz: Learniz, slug: string, change: (slide: Slide) => Slide): Learniz {
  const chapter = findChapterOfSlide(learniz, slug);
  if (!chapter) return learniz;
  return inChapter(learniz, chapter.slug, (own) => ({
    ...own,
    slides: own.slides.map((slide) => (slide.slug === slug ? change(slide) : slide)),
  }));
}

/** The chapter that holds a slide; undefined when the course has no such slide. */
export function findChapterOfSlide(learniz: Learniz, slideSlug: string): Chapter | undefined {
  return learniz.chapters.find((chapter) => chapter.slides.some((slide) => slide.slug === slideSlug));
}

function inChapter(learniz: Learniz, slug: string, change: (chapter: Chapter) => Chapter): Learniz {
  return {
    ...learniz,
    chapters: learniz.chapters.map((chapter) => (chapter.slug === slug ? change(chapter) : chapter)),
  };
}
