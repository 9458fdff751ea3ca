// Knows where a page made from a pattern stands in a course.
import type { Learniz } from "../../content/course.ts";
import { freeTitle, listPages, NEW_TITLES } from "../new-titles.ts";
import type { PartsPlace } from "../parts/course-parts.ts";
import { pasteParts } from "../parts/paste-parts.ts";
import { makePage } from "./page-patterns.ts";
import type { PagePattern } from "./pattern-titles.ts";

/**
 * The course with a page of this pattern in its language, each of its blocks marked as an example; new slugs are free
 * in the course. A course without chapters gets one. The very same course when it has no such place.
 * @param place in a chapter; null: in a new chapter at the end.
 * @param random gives numbers in [0, 1).
 */
export function addPage(
  learniz: Learniz,
  pattern: PagePattern,
  place: PartsPlace | null,
  random: () => number,
): Learniz {
  const made = makePage(pattern, learniz.local, random);
  const page = { ...made, description: freeTitle(listPages(learniz), made.description) };
  if (place) return pasteParts(learniz, { kind: "slide", parts: [page] }, place, random);
  const { chapter: title } = NEW_TITLES[learniz.local];
  const chapter = { slug: "chapter", title, validators: [], requirements: [], slides: [page] };
  const after = learniz.chapters.at(-1)?.slug ?? null;
  return pasteParts(learniz, { kind: "chapter", parts: [chapter] }, { into: null, after }, random);
}
