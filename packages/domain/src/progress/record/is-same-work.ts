// Knows when two progresses are of the same work: nothing happened between them but time.
import { isSameJson } from "../../kernel/index.ts";
import type { LearnizProgress } from "./progress.ts";

/**
 * True where the learner did nothing between the two but spend time: status, place, answers and results are the same.
 * @param passesScrolls whether a first scroll that completed nothing is ignored too.
 */
export function isSameWork(one: LearnizProgress, other: LearnizProgress, passesScrolls = false): boolean {
  if (one === other) return true;
  const isThere = (progress: LearnizProgress) => [
    progress.publishedDate,
    progress.status,
    progress.score ?? null,
    progress.currentChapterSlug,
    progress.currentSlideSlug,
  ];
  if (!isSameJson(isThere(one), isThere(other))) return false;
  if (one.chapters === other.chapters) return true;
  return passesScrolls
    ? isSameJson(withoutScrolls(one), withoutScrolls(other))
    : isSameJson(one.chapters, other.chapters);
}

const withoutScrolls = ({ chapters }: LearnizProgress) =>
  chapters.map((chapter) => ({ ...chapter, slides: chapter.slides.map(({ scrolled: _, ...slide }) => slide) }));
