// Knows how an edit makes slugs that the course does not have yet (§5.23).
import { createFreeSlug } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";

/** Each call gives a slug that neither the course nor an earlier call has. */
export function drawSlugs(chapters: Learniz["chapters"], random: () => number): () => string {
  const taken = new Set(
    chapters.flatMap(({ slug, slides }) => [
      slug,
      ...slides.flatMap((slide) => [slide.slug, ...slide.interactivities.map((one) => one.slug)]),
    ]),
  );
  return () => {
    const slug = createFreeSlug(random, (candidate) => taken.has(candidate));
    taken.add(slug);
    return slug;
  };
}
