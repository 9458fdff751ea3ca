// Knows when two states of a course have the same elements and the same rules, whatever stands in their blocks.
import type { Learniz } from "@academiz/domain/learniz";

type Chapter = Learniz["chapters"][number];
type Slide = Chapter["slides"][number];
interface Ruled {
  readonly slug: string;
  readonly validators: unknown;
  readonly requirements: unknown;
}

const isSameList = <T>(one: readonly T[], other: readonly T[], isSame: (one: T, other: T) => boolean): boolean =>
  one.length === other.length &&
  one.every((item, index) => {
    const its = other[index];
    return item === its || (its !== undefined && isSame(item, its));
  });

const isRuledAlike = (one: Ruled, other: Ruled): boolean =>
  one.slug === other.slug && one.validators === other.validators && one.requirements === other.requirements;

const isSameSlide = (one: Slide, other: Slide): boolean =>
  isRuledAlike(one, other) &&
  isSameList(one.interactivities, other.interactivities, (mine, theirs) => mine.slug === theirs.slug);

const isSameChapter = (one: Chapter, other: Chapter): boolean =>
  isRuledAlike(one, other) && isSameList(one.slides, other.slides, isSameSlide);

/** Rules are compared by identity: an edit leaves what it does not touch the same object. */
export const hasSameFrame = (one: Learniz, other: Learniz): boolean =>
  one.validators === other.validators &&
  one.validationConditions === other.validationConditions &&
  isSameList(one.chapters, other.chapters, isSameChapter);
