// Knows how an author adds, copies, renames, moves and removes slides.
import { makeTextBox } from "../../interactivities/index.ts";
import type { Chapter, Learniz, Slide } from "../content/course.ts";
import { drawSlugs } from "./draw-slugs.ts";
import { insertAfter, moveWithin, withoutDanglingRules } from "./edit-lists.ts";
import { followMove } from "./follow-move.ts";

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
    slides: insertAfter(chapter.slides, options.after, makeSlide(options.title, drawSlugs(learniz.chapters, random))),
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

/**
 * The course with a slide one place earlier (-1) or later (1); at the end of its chapter it goes over into the
 * neighbour, whose rules stay as they are. The chapter that it leaves waits for it no more (§5.34); requirements that
 * name the slide, or what is on it, follow. The very same course at an end of it, and when it has no such slide.
 */
export function moveSlide(learniz: Learniz, slug: string, step: -1 | 1): Learniz {
  const chapter = findChapterOfSlide(learniz, slug);
  if (!chapter) return learniz;
  const slides = moveWithin(chapter.slides, slug, step);
  if (slides !== chapter.slides) return inChapter(learniz, chapter.slug, (own) => ({ ...own, slides: [...slides] }));
  const neighbour = learniz.chapters[learniz.chapters.indexOf(chapter) + step];
  const slide = chapter.slides.find((one) => one.slug === slug);
  if (!neighbour || !slide) return learniz;
  const moved = {
    ...learniz,
    chapters: learniz.chapters.map((own) => {
      if (own === chapter) return { ...own, slides: own.slides.filter((one) => one !== slide) };
      if (own === neighbour) return { ...own, slides: step === 1 ? [slide, ...own.slides] : [...own.slides, slide] };
      return own;
    }),
  };
  return followMove(moved, new Set([slug]));
}

/**
 * The course without a slide, and without the rules that named it or what was on it (§5.34): what is left is cleaned as
 * at loading (`cleanLearniz`). The very same course when it has no such slide.
 */
export function removeSlide(learniz: Learniz, slug: string): Learniz {
  const chapter = findChapterOfSlide(learniz, slug);
  if (!chapter) return learniz;
  return withoutDanglingRules(
    inChapter(learniz, chapter.slug, (own) => ({ ...own, slides: own.slides.filter((slide) => slide.slug !== slug) })),
  );
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
