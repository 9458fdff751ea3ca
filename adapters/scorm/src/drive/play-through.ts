// Knows the plainest learner: they read every page in order and solve every game, as far as the course lets them.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import {
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  type LearnizProgress,
} from "@academiz/domain/progress";

/** The pages from one to another, without the latter. */
export function playThrough(
  course: CompiledLearniz,
  progress: LearnizProgress,
  from: number,
  to: number,
): LearnizProgress {
  let played = progress;
  for (const place of course.slides.slice(from, to)) {
    const moved = applySlideChange(course, played, place);
    // A page that is still locked is passed over, as a learner would.
    if (moved.notices.length > 0) continue;
    played = applyScroll(course, moved.progress).progress;
    for (const { slug } of place.slide.interactivities) {
      const solved = { slug, status: "COMPLETE", score: 100, attempt: 1 } as const;
      played = applyInteractivityUpdate(course, played, solved, "LAST").progress;
    }
  }
  return played;
}
