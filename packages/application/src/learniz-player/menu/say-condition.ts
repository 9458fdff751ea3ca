// Knows how a condition that does not hold is said: its scores in the client's marks, and whether it is met on the page
// one is on.
import type { LearnizProgress, Place, UnmetCondition } from "@academiz/domain/progress";
import { type SpokenThreshold, speakThreshold } from "@academiz/domain/scoring";

/** Null where no score is asked for. */
export const sayCondition = ({ asked, reached }: UnmetCondition, markType: string): SpokenThreshold | null =>
  asked === null ? null : speakThreshold(reached ?? undefined, asked, markType);

export const isHere = (progress: LearnizProgress, place: Place | null): boolean =>
  place?.chapterIndex === progress.currentChapterIndex && place.slideIndex === progress.currentSlideIndex;
