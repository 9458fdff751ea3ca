// Knows where in a course a step of undo or redo has changed it, so that it can be shown.
import { compareLearniz, type Learniz, type Slide } from "@academiz/domain/learniz";
import type { StepPlace } from "../editor-kind.ts";

/** Null where nothing of the course has changed: its name alone. */
export function findStep(before: Learniz, after: Learniz): StepPlace | null {
  const { chapters, slides, isCourseChanged, isOrderChanged } = compareLearniz(before, after);
  const [chapter, slide] = [chapters.added[0], slides.added[0]];
  if (chapter !== undefined) return { at: chapter, block: null };
  if (slide !== undefined) return { at: slide, block: null };
  const gone = chapters.removed[0] ?? slides.removed[0];
  if (gone !== undefined) return { at: findBeside(before, after, gone), block: null };
  const changed = slides.changed[0];
  if (changed !== undefined)
    return { at: changed, block: findBlock(findSlide(before, changed), findSlide(after, changed)) };
  const at = chapters.changed[0] ?? (isOrderChanged ? after.chapters[0]?.slug : undefined);
  if (at !== undefined) return { at, block: null };
  return isCourseChanged ? { at: null, block: null } : null;
}

const listSlides = ({ chapters }: Learniz): readonly Slide[] => chapters.flatMap(({ slides }) => slides);
const findSlide = (learniz: Learniz, slug: string) => listSlides(learniz).find((slide) => slide.slug === slug);

/** What now stands where something was: the page, or the chapter, before it; else the first one. */
function findBeside(before: Learniz, after: Learniz, gone: string): string | null {
  const slugs = before.chapters.flatMap(({ slug, slides }) => [slug, ...slides.map((slide) => slide.slug)]);
  const known = new Set(after.chapters.flatMap(({ slug, slides }) => [slug, ...slides.map((slide) => slide.slug)]));
  const stays = (slug: string) => known.has(slug);
  return slugs.slice(0, slugs.indexOf(gone)).findLast(stays) ?? slugs.find(stays) ?? null;
}

/** The block that came, or is not the same. */
function findBlock(before: Slide | undefined, after: Slide | undefined): string | null {
  const former = new Set(before?.interactivities);
  return after?.interactivities.find((one) => !former.has(one))?.slug ?? null;
}
