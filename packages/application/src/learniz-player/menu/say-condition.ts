// Knows how an unmet condition is shown: its scores in the client's marks, and whether it concerns the present page.
import type { LearnizProgress, Place, UnmetCondition } from "@academiz/domain/progress";
import { type SpokenThreshold, speakThreshold } from "@academiz/domain/scoring";

/** Null where no score is asked for. */
export const sayCondition = ({ asked, reached }: UnmetCondition, markType: string): SpokenThreshold | null =>
  asked === null ? null : speakThreshold(reached ?? undefined, asked, markType);

export const isHere = (progress: LearnizProgress, place: Place | null): boolean =>
  place?.chapterIndex === progress.currentChapterIndex && place.slideIndex === progress.currentSlideIndex;
