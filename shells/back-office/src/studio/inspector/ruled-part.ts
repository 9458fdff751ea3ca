// Knows the parts of a course whose rules an author edits: the course, a chapter or a page, and what each holds.
import { type Chapter, type Learniz, readWeight, type Slide, type Validator } from "@academiz/domain/learniz";
import { COURSE } from "../common/studio-search.ts";

export interface RuledPart {
  readonly kind: "course" | "chapter" | "slide";
  /** Null for the course. */
  readonly slug: string | null;
  /** Its name in the outline and in the page. */
  readonly id: string;
  readonly validators: readonly Validator[];
  /** The slugs of what it directly holds: its rules ask for these. */
  readonly children: readonly string[];
  /** True where a game in it counts, so that it has an average. */
  readonly isScored: boolean;
}

export const readCourse = (learniz: Learniz): RuledPart => ({
  kind: "course",
  slug: null,
  id: COURSE,
  validators: learniz.validators,
  children: learniz.chapters.map(({ slug }) => slug),
  isScored: learniz.chapters.some(hasScore),
});

export const readChapter = (chapter: Chapter): RuledPart => ({
  kind: "chapter",
  slug: chapter.slug,
  id: chapter.slug,
  validators: chapter.validators,
  children: chapter.slides.map(({ slug }) => slug),
  isScored: hasScore(chapter),
});

export const readSlide = (slide: Slide): RuledPart => ({
  kind: "slide",
  slug: slide.slug,
  id: slide.slug,
  validators: slide.validators,
  children: slide.interactivities.map(({ slug }) => slug),
  isScored: isScored(slide),
});

const hasScore = ({ slides }: Chapter): boolean => slides.some(isScored);
const isScored = ({ interactivities }: Slide): boolean => interactivities.some((one) => (readWeight(one) ?? 0) > 0);
