// Knows how several parts move one place earlier or later together.
import type { Learniz } from "../../content/course.ts";
import { copyParts, listOwned } from "./course-parts.ts";
import { moveParts } from "./move-parts.ts";

/**
 * The course with the named parts, as one, moved one place earlier (-1) or later (1); at an end of its chapter a page
 * moves to the neighbour. The very same course where they stand at an end of it, and when it has none of them.
 */
export function stepParts(learniz: Learniz, slugs: Iterable<string>, step: -1 | 1): Learniz {
  const parts = copyParts(learniz, slugs);
  const edge = parts?.parts.at(step === 1 ? -1 : 0)?.slug;
  if (!parts || edge === undefined) return learniz;
  const named = parts.parts.map(({ slug }) => slug);
  const home = listOwned(learniz).find(({ own }) => own.includes(edge));
  if (!home) return learniz;
  const at = home.own.indexOf(edge);
  const beside = home.own[at + step];
  if (beside !== undefined) {
    const after = step === 1 ? beside : (home.own[at - 2] ?? null);
    return moveParts(learniz, named, { into: home.owner, after });
  }
  const chapter = learniz.chapters.findIndex(({ slug }) => slug === home.owner);
  const neighbour = parts.kind === "slide" ? learniz.chapters[chapter + step] : undefined;
  if (!neighbour) return learniz;
  const after = step === 1 ? null : (neighbour.slides.at(-1)?.slug ?? null);
  return moveParts(learniz, named, { into: neighbour.slug, after });
}
