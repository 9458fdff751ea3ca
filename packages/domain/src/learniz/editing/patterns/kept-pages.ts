// Knows pages that an author keeps as a template: a course of their own, and where its pages stand in another one.
import { cleanLearniz } from "../../cleaning/clean-learniz.ts";
import { CONTENT_VERSION } from "../../content/content-version.ts";
import type { Learniz, Slide } from "../../content/course.ts";
import { freeTitle, listPages, NEW_TITLES } from "../new-titles.ts";
import { type CourseParts, copyParts, type PartsPlace } from "../parts/course-parts.ts";
import { pasteParts } from "../parts/paste-parts.ts";

const listSlides = ({ kind, parts }: CourseParts) =>
  kind === "slide" ? parts : kind === "chapter" ? parts.flatMap(({ slides }) => slides) : [];
const makeChapter = (learniz: Pick<Learniz, "local">) => ({
  slug: "chapter",
  title: NEW_TITLES[learniz.local].chapter,
  validators: [],
  requirements: [],
});

/**
 * A course that holds only the named pages, or those of the named chapters: in their language, without the rules that
 * name something else. Null where none of the slugs names a page.
 */
export function keepPages(learniz: Learniz, slugs: Iterable<string>, title: string): Learniz | null {
  const parts = copyParts(learniz, slugs);
  const slides = parts ? listSlides(parts) : [];
  if (slides.length === 0) return null;
  const taken = new Set(slides.map(({ slug }) => slug));
  const chapter = { ...makeChapter(learniz), slug: taken.has("chapter") ? "chapter-of-pages" : "chapter" };
  return cleanLearniz({
    version: CONTENT_VERSION,
    local: learniz.local,
    context: { title },
    params: {},
    validationConditions: {},
    validators: [],
    chapters: [{ ...chapter, slides: [...slides] }],
  }).learniz;
}

/**
 * The course with a copy of all kept pages at a place; new slugs are free in the course. A course without chapters gets
 * one. The very same course where nothing was kept, or it has no such place.
 * @param place in a chapter; null: in a new chapter at the end.
 * @param random gives numbers in [0, 1).
 */
export function addKeptPages(learniz: Learniz, kept: Learniz, place: PartsPlace | null, random: () => number): Learniz {
  const slides: Slide[] = [];
  for (const slide of listPages(kept)) {
    slides.push({ ...slide, description: freeTitle([...listPages(learniz), ...slides], slide.description) });
  }
  if (slides.length === 0) return learniz;
  if (place) return pasteParts(learniz, { kind: "slide", parts: slides }, place, random);
  const after = learniz.chapters.at(-1)?.slug ?? null;
  return pasteParts(
    learniz,
    { kind: "chapter", parts: [{ ...makeChapter(learniz), slides }] },
    { into: null, after },
    random,
  );
}
