// Knows what a learner's catalogue shows of a course.
import { findCover, type Learniz } from "@academiz/domain/learniz";
import type { ProductCard } from "../ports/index.ts";

export function makeCard(content: Learniz): ProductCard {
  const durations = content.chapters.flatMap((chapter) => chapter.recommendedDuration ?? []);
  return {
    title: content.context.title,
    description: content.context.description ?? null,
    language: content.local,
    duration: durations.length > 0 ? durations.reduce((sum, seconds) => sum + seconds, 0) : null,
    picture: findCover(content),
  };
}
