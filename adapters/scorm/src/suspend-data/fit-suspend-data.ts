// Knows how a progress is made to fit the room that an LMS gives: learners' answers go first, never statuses or scores.
import type { Notice } from "@academiz/domain/kernel";
import type { Outline, PackedProgress } from "@academiz/domain/scorm";
import { writePackedText } from "./packed-text.ts";

/** §9.23 */
export const SCORM12_LIMIT = 4_096;
/** Of every LMS that keeps to SCORM 2004. */
export const SCORM2004_LIMIT = 64_000;

export interface FittedSuspendData {
  /** Null when even the bare progress does not fit: a cut one would be worse than the one before. */
  readonly text: string | null;
  readonly notices: readonly Notice[];
}

/** @param limit characters */
export function fitSuspendData(outline: Outline, progress: PackedProgress, limit: number): FittedSuspendData {
  const whole = writePackedText(outline, progress, limit);
  if (whole.length <= limit) return { text: whole, notices: [] };
  const slugs = progress.chapters.flatMap(({ slides }) =>
    slides.flatMap(({ interactivities }) =>
      interactivities.filter(({ data }) => data !== undefined).map(({ slug }) => slug),
    ),
  );
  // A course is mostly played in its order: the oldest answers stand first and go first. Halving finds the most that stay in a few tries.
  let [dropped, tooFew] = [slugs.length, 0];
  const encode = (count: number) => {
    const gone = new Set(slugs.slice(0, count));
    return writePackedText(outline, progress, limit, (slug) => !gone.has(slug));
  };
  let text = encode(dropped);
  if (text.length > limit) return { text: null, notices: [overLimit(text.length, limit)] };
  while (dropped - tooFew > 1) {
    const middle = Math.floor((dropped + tooFew) / 2);
    const candidate = encode(middle);
    if (candidate.length <= limit) [dropped, text] = [middle, candidate];
    else tooFew = middle;
  }
  return { text, notices: [overLimit(whole.length, limit)] };
}

/** §8.25 */
const overLimit = (length: number, limit: number): Notice => ({
  code: "scorm.suspend-data.over-limit",
  level: "warning",
  text: `SCORM suspend data : ${length} characters, over the limit of ${limit}`,
});
