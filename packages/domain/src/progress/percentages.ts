// Knows percentages: completed slides out of all slides (§4.57–§4.58).
import { changeEach } from "./edit-progress.ts";
import type { LearnizProgress, SlideProgress } from "./progress.ts";

const countComplete = (slides: readonly SlideProgress[]) => slides.filter(({ status }) => status === "COMPLETE").length;

/** Not rounded; 0 where there is no slide. */
const share = (slides: readonly SlideProgress[]) =>
  slides.length === 0 ? 0 : (countComplete(slides) * 100) / slides.length;

/** The progress with each percentage counted anew. */
export function countPercentages(progress: LearnizProgress): LearnizProgress {
  const chapters = changeEach(progress.chapters, (chapter) => {
    const percentage = share(chapter.slides);
    return percentage === chapter.percentage ? chapter : { ...chapter, percentage };
  });
  const percentage = share(chapters.flatMap((chapter) => chapter.slides));
  if (chapters === progress.chapters && percentage === progress.percentage) return progress;
  return { ...progress, chapters, percentage };
}
