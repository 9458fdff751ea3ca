// Knows why an element is locked, as data (§3.160).
import type { CompiledLearniz } from "../../learniz/index.ts";
import type { LockReason } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { findState } from "./find-progress.ts";
import { isSatisfied } from "./satisfy-rule.ts";

/** What an element still waits for, in the order of its requirements; also of an element that is already open. */
export function listUnsatisfied(
  course: CompiledLearniz,
  progress: LearnizProgress,
  slug: string,
): readonly LockReason[] {
  return (course.lockers.get(slug) ?? []).filter(
    (locker) => !isSatisfied(locker, findState(course, progress, locker.slug)),
  );
}

/**
 * What keeps an element locked, in the order of its requirements: its own reasons, then those of the locked elements it
 * stands in (§3.160, §4.35). Empty for an element that is open, and for a slug that the course does not have.
 */
export function explainLock(course: CompiledLearniz, progress: LearnizProgress, slug: string): readonly LockReason[] {
  const place = course.places.get(slug);
  if (!place) return [];
  const own = findState(course, progress, slug)?.status === "LOCKED" ? listUnsatisfied(course, progress, slug) : [];
  return place.kind === "chapter" ? own : [...own, ...explainLock(course, progress, place.parent)];
}
