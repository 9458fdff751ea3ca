// Knows where an author goes when the element that they worked on is deleted.
import type { Learniz } from "@academiz/domain/learniz";

/** The sibling after the last deleted one, else the one before the first, else the parent; for blocks only siblings. */
export function findNeighbour({ chapters }: Learniz, slugs: readonly string[]): string | undefined {
  const named = new Set(slugs);
  const stays = (own: readonly { readonly slug: string }[]): string | undefined => {
    const last = own.findLastIndex(({ slug }) => named.has(slug));
    const next = own.slice(last + 1)[0] ?? own.slice(0, last).findLast(({ slug }) => !named.has(slug));
    return next?.slug;
  };
  if (chapters.some(({ slug }) => named.has(slug))) return stays(chapters);
  for (const { slug, slides } of chapters.toReversed()) {
    if (slides.some((slide) => named.has(slide.slug))) return stays(slides) ?? slug;
    for (const { interactivities } of slides)
      if (interactivities.some((one) => named.has(one.slug))) return stays(interactivities);
  }
}
