// Knows which status of a course a host is told: the engine's own, except for a learner who can no longer reach the
// mark (decisions 7).
import { isOutOfAttempts } from "../../games/index.ts";
import { findGame } from "../../interactivities/index.ts";
import type { CompiledLearniz, Interactivity } from "../../learniz/index.ts";
import { type LearnizProgress, listUnmet, type ProgressStatus } from "../../progress/index.ts";
import { isPassFailCourse } from "./status.ts";

/**
 * FAILED (§4.95, §4.99) for a course with pass/fail scoring whose pages are all done, which is below its mark, and in
 * which no attempt is left at any game that counts; the engine's own status stays STARTED. Any other is told as it is.
 */
export const readToldStatus = (course: CompiledLearniz, progress: LearnizProgress): ProgressStatus =>
  isLost(course, progress) ? "FAILED" : progress.status;

/**
 * True where all pages are done, and no attempt is left that could bring the course to its mark; also for a mark for
 * which no game counts.
 */
export function isLost(course: CompiledLearniz, progress: LearnizProgress): boolean {
  if (progress.status === "COMPLETE" || progress.percentage < 100 || !isPassFailCourse(course.learniz)) return false;
  const ways = listUnmet(course, progress);
  const isOver = (slug: string) => hasNoAttempt(course, progress, slug);
  const isSpent = (counts: readonly string[]) => counts.length > 0 && counts.every(isOver);
  return ways.length > 0 && ways.every((way) => way.some(({ type, counts }) => type === "SCORE" && isSpent(counts)));
}

function hasNoAttempt(course: CompiledLearniz, progress: LearnizProgress, slug: string): boolean {
  const place = course.places.get(slug);
  if (place?.kind !== "interactivity") return false;
  const { chapterIndex, slideIndex, interactivityIndex } = place;
  const content: Interactivity | undefined =
    course.learniz.chapters[chapterIndex]?.slides[slideIndex]?.interactivities[interactivityIndex];
  const done =
    progress.chapters[chapterIndex]?.slides[slideIndex]?.interactivities[interactivityIndex]?.nbTimeDone ?? 0;
  const game = content && findGame(content);
  return game?.ok === true && isOutOfAttempts(game.value.config, done);
}
