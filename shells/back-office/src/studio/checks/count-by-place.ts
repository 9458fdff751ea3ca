// Knows where in the outline the problems of a course are looked for: where a press on them leads.
import type { CourseProblem } from "@academiz/domain/checks";
import type { NamedElement } from "../name-element.ts";

/** Slug of a chapter or slide → how many problems are mended there; those of the course as a whole are nowhere. */
export function countByPlace(
  problems: readonly Pick<CourseProblem, "slugs">[],
  elements: readonly Pick<NamedElement, "slug" | "place">[],
): ReadonlyMap<string, number> {
  const places = new Map(elements.map(({ slug, place }) => [slug, place]));
  const counts = new Map<string, number>();
  for (const { slugs } of problems) {
    const place = places.get(slugs[0] ?? "");
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}
