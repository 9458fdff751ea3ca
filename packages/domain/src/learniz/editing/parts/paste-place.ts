// Knows where pasted parts are put: right after the selected element, or at its end.
import type { Learniz } from "../../content/course.ts";
import type { CourseParts, PartsPlace } from "./course-parts.ts";

/**
 * @param at slug of the selected element: a chapter, a page or a block; any other slug means the course.
 * @returns null where parts of this kind cannot stand there: blocks outside a page, pages in a course without
 * chapters.
 */
export function findPastePlace(learniz: Learniz, kind: CourseParts["kind"], at: string): PartsPlace | null {
  const { chapters } = learniz;
  const holds = (slug: string) => slug === at;
  const chapter = chapters.find(
    ({ slug, slides }) =>
      holds(slug) || slides.some((one) => holds(one.slug) || one.interactivities.some((block) => holds(block.slug))),
  );
  const slide = chapter?.slides.find(
    ({ slug, interactivities }) => holds(slug) || interactivities.some((block) => holds(block.slug)),
  );
  if (kind === "chapter") return { into: null, after: (chapter ?? chapters.at(-1))?.slug ?? null };
  if (kind === "slide") {
    const into = chapter ?? chapters.at(-1);
    return into ? { into: into.slug, after: (slide ?? into.slides.at(-1))?.slug ?? null } : null;
  }
  if (!slide) return null;
  const block = slide.interactivities.find((one) => holds(one.slug)) ?? slide.interactivities.at(-1);
  return { into: slide.slug, after: block?.slug ?? null };
}
