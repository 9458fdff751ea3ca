// Knows percentages: completed slides out of all slides (§4.57–§4.58).
import { changeEach } from "../record/edit-progress.ts";
import type { LearnizProgress, SlideProgress } from "../record/progress.ts";

export function countCompleteIn(slides: readonly SlideProgress[]): number {
  let complete = 0;
  for (const { status } of slides) if (status === "COMPLETE") complete++;
  return complete;
}

/** Number of COMPLETE slides in the whole course. */
export const countComplete = ({ chapters }: LearnizProgress): number =>
  chapters.reduce((sum, { slides }) => sum + countCompleteIn(slides), 0);

/** Not rounded; 0 where there are no slides. */
export const computePercentage = (complete: number, slides: number): number =>
  slides === 0 ? 0 : (complete * 100) / slides;

/** The progress with each percentage recounted. */
export function countPercentages(progress: LearnizProgress): LearnizProgress {
  const chapters = changeEach(progress.chapters, (chapter) => {
    const percentage = computePercentage(countCompleteIn(chapter.slides), chapter.slides.length);
    return percentage === chapter.percentage ? chapter : { ...chapter, percentage };
  });
  const slides = chapters.reduce((sum, chapter) => sum + chapter.slides.length, 0);
  const percentage = computePercentage(countComplete(progress), slides);
  if (chapters === progress.chapters && percentage === progress.percentage) return progress;
  return { ...progress, chapters, percentage };
}
