// Knows how compiled courses are kept at hand: reading a large one costs more than saving a progress in it.
import type { CompiledLearniz } from "@academiz/domain/learniz";

export interface CourseCache {
  /** The course of a publication; `read` is asked once for each. Null answers are not kept. */
  get(key: string, read: () => CompiledLearniz | null): CompiledLearniz | null;
}

/** Keeps the `limit` courses that were used last. */
export function createCourseCache(limit = 200): CourseCache {
  const kept = new Map<string, CompiledLearniz>();
  return {
    get(key, read) {
      const course = kept.get(key) ?? read();
      if (!course) return null;
      kept.delete(key);
      kept.set(key, course);
      const oldest = kept.keys().next().value;
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return course;
    },
  };
}
