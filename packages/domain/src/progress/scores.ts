// Knows how scores rise from interactivities to slides, chapters and the whole (§4.59).
import { weighScores } from "../scoring/index.ts";
import { changeEach, withScore } from "./edit-progress.ts";
import type { LearnizProgress } from "./progress.ts";

/** The progress with the scores of its slides, its chapters and itself computed anew. */
export function computeScores(progress: LearnizProgress): LearnizProgress {
  const chapters = changeEach(progress.chapters, (chapter) => {
    const slides = changeEach(chapter.slides, (slide) => withScore(slide, weighScores(slide.interactivities)));
    return withScore(slides === chapter.slides ? chapter : { ...chapter, slides }, weighScores(slides));
  });
  return withScore(chapters === progress.chapters ? progress : { ...progress, chapters }, weighScores(chapters));
}
