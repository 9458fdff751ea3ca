// Knows which elements wait for which, each found by its place and not by its slug.
import type { ElementPlace, Locker } from "../content/element-place.ts";

/**
 * One thing that a lock waits for: `score` is 0–100, only for SCORE. Without a place it is not in this course, and
 * never comes.
 */
export interface CompiledLocker {
  readonly place: ElementPlace | undefined;
  readonly type: "STATUS" | "SCORE";
  readonly score: number | undefined;
}

/** A chapter, or a slide where it has a `slideIndex`, with all that it waits for. */
export interface CompiledLock {
  readonly slug: string;
  readonly chapterIndex: number;
  readonly slideIndex: number | undefined;
  readonly lockers: readonly CompiledLocker[];
}

/** Every lock of a course, by what is locked and by what it waits for. */
export interface CompiledLocks {
  /** By the slug of what is locked. */
  readonly bySlug: ReadonlyMap<string, CompiledLock>;
  /** By the slug of what they wait for. */
  readonly waiting: ReadonlyMap<string, readonly CompiledLock[]>;
}

/** The locks of a course, each with the places of what it waits for. */
export function compileLocks(
  places: ReadonlyMap<string, ElementPlace>,
  lockers: ReadonlyMap<string, readonly Locker[]>,
): CompiledLocks {
  const bySlug = new Map<string, CompiledLock>();
  const waiting = new Map<string, CompiledLock[]>();
  for (const [owner, waits] of lockers) {
    const place = places.get(owner);
    if (!place || place.kind === "interactivity") continue;
    const lock: CompiledLock = {
      slug: owner,
      chapterIndex: place.chapterIndex,
      slideIndex: place.kind === "slide" ? place.slideIndex : undefined,
      lockers: waits.map(({ slug, type, score }) => ({ place: places.get(slug), type, score })),
    };
    bySlug.set(owner, lock);
    for (const slug of new Set(waits.map((wait) => wait.slug))) {
      const others = waiting.get(slug);
      if (others) others.push(lock);
      else waiting.set(slug, [lock]);
    }
  }
  return { bySlug, waiting };
}
