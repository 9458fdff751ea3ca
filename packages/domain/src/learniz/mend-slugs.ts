// Knows that each element of a course has a slug, and no two the same one (§5.23).
import type { Notice } from "../kernel/index.ts";
import type { Learniz } from "./course.ts";

/** Makes a slug that is free, for an element that had none or another's. `indexes` lead to it from the course. */
export type SlugMaker = (old: string, indexes: readonly number[], isTaken: (slug: string) => boolean) => string;

/**
 * Gives every chapter, slide and interactivity a slug of its own. Of equal slugs the first, depth first, stays.
 * Gives the same course back when nothing was wrong; a notice for each new slug (§8.29).
 */
export function mendSlugs(learniz: Learniz, makeSlug: SlugMaker): { learniz: Learniz; notices: readonly Notice[] } {
  const all = new Set<string>();
  for (const chapter of learniz.chapters) {
    all.add(chapter.slug);
    for (const slide of chapter.slides) {
      all.add(slide.slug);
      for (const interactivity of slide.interactivities) all.add(interactivity.slug);
    }
  }
  const seen = new Set<string>();
  const notices: Notice[] = [];
  const keep = <T extends { readonly slug: string }>(element: T, ...indexes: readonly number[]): T => {
    const { slug: old } = element;
    if (old !== "" && !seen.has(old)) {
      seen.add(old);
      return element;
    }
    // A slug further down the tree is taken too: its owner must not lose it to a mended one.
    const slug = makeSlug(old, indexes, (candidate) => all.has(candidate));
    all.add(slug);
    seen.add(slug);
    const trouble = old === "" ? "Null slug" : `Duplicate slug '${old}'`;
    notices.push({ code: "slug.mended", level: "warning", text: `${trouble} at ${indexes.join("-")} : now '${slug}'` });
    return { ...element, slug };
  };
  const chapters = learniz.chapters.map((chapter, c) => {
    const kept = keep(chapter, c);
    const slides = chapter.slides.map((slide, s) => {
      const keptSlide = keep(slide, c, s);
      const interactivities = slide.interactivities.map((interactivity, i) => keep(interactivity, c, s, i));
      return { ...keptSlide, interactivities };
    });
    return { ...kept, slides };
  });
  return { learniz: notices.length === 0 ? learniz : { ...learniz, chapters }, notices };
}
