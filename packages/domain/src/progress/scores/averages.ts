// Knows the average of a slide, of a chapter and of the course (§4.59). One loop for each: a loop that meets the
// elements of all three reads every one of them several times slower, and this is done at each answer.
import { ScoreSum } from "../../scoring/index.ts";
import type { ChapterProgress, InteractivityProgress, SlideProgress } from "../record/progress.ts";

export function averageSlide(interactivities: readonly InteractivityProgress[]): number | undefined {
  const sum = new ScoreSum();
  for (const { score, weight } of interactivities) sum.add(score, weight);
  return sum.average();
}

export function averageChapter(slides: readonly SlideProgress[]): number | undefined {
  const sum = new ScoreSum();
  for (const { score, weight } of slides) sum.add(score, weight);
  return sum.average();
}

export function averageCourse(chapters: readonly ChapterProgress[]): number | undefined {
  const sum = new ScoreSum();
  for (const { score, weight } of chapters) sum.add(score, weight);
  return sum.average();
}
