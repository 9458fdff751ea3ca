// Knows the average of a slide, of a chapter and of the course (§4.59). Each has a loop of its own: a shared loop,
// which meets objects of three shapes, reads them several times slower, and this runs at each answer.
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
