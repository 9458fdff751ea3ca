// Knows how an author moves several parts at once, and deletes them.
import { isSameJson } from "../../../kernel/index.ts";
import { cleanLearniz } from "../../cleaning/clean-learniz.ts";
import type { Learniz } from "../../content/course.ts";
import { copyParts, listOwned, type PartsPlace } from "./course-parts.ts";
import { followMove } from "./follow-move.ts";
import { placeParts, takeOut } from "./place-parts.ts";

/**
 * The course with the named chapters, pages or blocks one after the other at a place, in their former order.
 * Validators of their former parents no longer ask for them (§5.34); requirements that name them follow. If they are
 * of several kinds, only those of the first one's kind move. The very same course where it has no such place, or
 * nothing would change.
 */
export function moveParts(learniz: Learniz, slugs: Iterable<string>, place: PartsPlace): Learniz {
  const moved = copyParts(learniz, slugs);
  if (!moved) return learniz;
  const named = new Set(moved.parts.map(({ slug }) => slug));
  const at =
    place.after !== null && named.has(place.after) ? { ...place, after: findBefore(learniz, named, place) } : place;
  const left = takeOut(learniz, named);
  const placed = placeParts(left, moved, at);
  if (placed === left || isSameJson(listOwned(placed), listOwned(learniz))) return learniz;
  return followMove(placed, named);
}

/** The last part before `after` that is not moved itself; null where there is none. */
function findBefore(learniz: Learniz, named: ReadonlySet<string>, { into, after }: PartsPlace): string | null {
  const own = listOwned(learniz).find(({ owner }) => owner === into)?.own ?? [];
  const before = own.slice(0, after === null ? 0 : own.indexOf(after)).filter((slug) => !named.has(slug));
  return before.at(-1) ?? null;
}

/**
 * The course without the named elements, and without the rules that named them or anything in them (§5.34): the rest
 * is cleaned as at loading (`cleanLearniz`).
 */
export const removeParts = (learniz: Learniz, slugs: Iterable<string>): Learniz =>
  cleanLearniz(takeOut(learniz, new Set(slugs))).learniz;
