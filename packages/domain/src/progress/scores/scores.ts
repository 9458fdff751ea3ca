// Knows how scores add up from interactivities to slides, chapters and the whole (§4.59).

import { changeEach, withScore } from "../record/edit-progress.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { averageChapter, averageCourse, averageSlide } from "./averages.ts";

/**
 * The progress with the scores of its slides, its chapters and itself recomputed from those of its interactivities
 * (§4.59), 0–100, not rounded; the very same object when they were right. The engine keeps them right by itself: this
 * is for a progress that was made by hand.
 */
export function computeScores(progress: LearnizProgress): LearnizProgress {
  const chapters = changeEach(progress.chapters, (chapter) => {
    const slides = changeEach(chapter.slides, (slide) => withScore(slide, averageSlide(slide.interactivities)));
    return withScore(slides === chapter.slides ? chapter : { ...chapter, slides }, averageChapter(slides));
  });
  return withScore(chapters === progress.chapters ? progress : { ...progress, chapters }, averageCourse(chapters));
}
