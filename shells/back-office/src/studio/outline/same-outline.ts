// Knows whether two versions of a course have the same outline: the same titles, order and conditions.
import type { Chapter, Learniz, Slide } from "@academiz/domain/learniz";

/** Ignores the content of the pages. */
export const isSameOutline = (one: Learniz, other: Learniz): boolean =>
  one.local === other.local &&
  one.context.title === other.context.title &&
  isEvery(one.chapters, other.chapters, isSameChapter);

const isSameChapter = (one: Chapter, other: Chapter): boolean =>
  one.slug === other.slug &&
  one.title === other.title &&
  one.requirements.length === other.requirements.length &&
  isEvery(one.slides, other.slides, isSamePage);

const isSamePage = (one: Slide, other: Slide): boolean =>
  one.slug === other.slug &&
  one.description === other.description &&
  one.requirements.length === other.requirements.length &&
  isEvery(one.interactivities, other.interactivities, (block, its) => block.slug === its.slug);

/** An unchanged part is the same object, and need not be compared. */
const isEvery = <T>(ones: readonly T[], others: readonly T[], isSame: (one: T, other: T) => boolean): boolean =>
  ones === others ||
  (ones.length === others.length &&
    ones.every((one, index) => {
      const other = others[index];
      return other !== undefined && (one === other || isSame(one, other));
    }));

/** Compares counts by slug. */
export const isSameCount = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([slug, count]) => other.get(slug) === count);
