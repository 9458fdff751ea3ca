// Knows what changed between two states of a course, for the author who publishes.
import { isSameJson } from "../../kernel/index.ts";
import type { Chapter, Learniz, Slide } from "../content/course.ts";

/**
 * What changed among the elements of one kind, by slug, in the order of the later course; removed ones in that of the
 * earlier.
 */
export interface ElementChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /**
   * It has other content, other rules, or another parent; a chapter also where the order of its slides changed, but
   * not where their content did.
   */
  readonly changed: readonly string[];
}
/**
 * What was added, removed and changed between two states of a course; a change in an interactivity counts as one of
 * its slide.
 */
export interface LearnizChanges {
  readonly chapters: ElementChanges;
  readonly slides: ElementChanges;
  /**
   * Title, language, parameters, conditions, or the course's own rules. Computed parts (dates, documents,
   * `editionInfo`, the rules that conditions generate) never count as changed.
   */
  readonly isCourseChanged: boolean;
  /** True where the chapters that both have stand in another order. */
  readonly isOrderChanged: boolean;
}

function compare<T extends { readonly slug: string }>(before: readonly T[], after: readonly T[]): ElementChanges {
  const old = new Map(before.map((element) => [element.slug, element]));
  const now = new Set(after.map(({ slug }) => slug));
  return {
    added: after.filter(({ slug }) => !old.has(slug)).map(({ slug }) => slug),
    removed: before.filter(({ slug }) => !now.has(slug)).map(({ slug }) => slug),
    changed: after
      .filter((element) => old.has(element.slug) && !isSameJson(old.get(element.slug), element))
      .map(({ slug }) => slug),
  };
}

/** A chapter by itself, with the order of its slides but not their content. */
const listChapters = ({ chapters }: Learniz) =>
  chapters.map(({ slides, ...own }: Chapter) => ({ ...own, slides: slides.map(({ slug }) => slug) }));

/** A slide with the chapter that it stands in: a slide that moved has changed. */
const listSlides = ({ chapters }: Learniz) =>
  chapters.flatMap((chapter) => chapter.slides.map((slide: Slide) => ({ ...slide, chapter: chapter.slug })));

function readCourse({
  chapters: _chapters,
  publishedDate: _date,
  documents: _documents,
  editionInfo: _info,
  ...own
}: Learniz) {
  return own;
}

/** The chapters that the other course has too, in their own order. */
const listShared = ({ chapters }: Learniz, other: Learniz) => {
  const known = new Set(other.chapters.map(({ slug }) => slug));
  return chapters.map(({ slug }) => slug).filter((slug) => known.has(slug));
};

interface Generated {
  readonly generatedFromGeneralConditions?: boolean | undefined;
}
const keepOwn = <R extends Generated>(rules: readonly R[]): R[] =>
  rules.filter((rule) => rule.generatedFromGeneralConditions !== true);

/** Leaves out the generated rules: they follow from the conditions and the content, and nobody changed them. */
const dropGenerated = (learniz: Learniz): Learniz => ({
  ...learniz,
  validators: keepOwn(learniz.validators),
  chapters: learniz.chapters.map((chapter) => ({
    ...chapter,
    validators: keepOwn(chapter.validators),
    requirements: keepOwn(chapter.requirements),
    slides: chapter.slides.map((slide) => ({
      ...slide,
      validators: keepOwn(slide.validators),
      requirements: keepOwn(slide.requirements),
    })),
  })),
});

/** What was added, removed and changed from `earlier` to `later`, matched by slug; both are loaded courses. */
export function compareLearniz(earlier: Learniz, later: Learniz): LearnizChanges {
  const [before, after] = [dropGenerated(earlier), dropGenerated(later)];
  return {
    chapters: compare(listChapters(before), listChapters(after)),
    slides: compare(listSlides(before), listSlides(after)),
    isCourseChanged: !isSameJson(readCourse(before), readCourse(after)),
    isOrderChanged: !isSameJson(listShared(before, after), listShared(after, before)),
  };
}
