// Knows all that an author should hear of before publication (decisions 5).
import { compileLearniz } from "../compile-learniz.ts";
import type { Learniz } from "../course.ts";
import { checkAlternatives } from "./check-alternatives.ts";
import { checkEmptiness } from "./check-emptiness.ts";
import { checkLocks } from "./check-locks.ts";
import { checkScores } from "./check-scores.ts";
import type { CourseProblem } from "./problem.ts";

/**
 * Every problem that an author should hear of before a publication (decisions 5); empty for a course that can be published
 * without a thought. Never throws.
 * @param learniz a course that was loaded.
 */
export function checkLearniz(learniz: Learniz): readonly CourseProblem[] {
  const course = compileLearniz(learniz);
  // §4.43: without validators of its own a course completes with its first complete slide.
  const isDoneAtOnce = learniz.validators.length === 0 && course.slides.length > 1;
  return [
    ...checkEmptiness(course),
    ...checkScores(course),
    ...checkLocks(course),
    ...(isDoneAtOnce ? [{ code: "completes-at-first-slide", severity: "warning", slugs: [] } as const] : []),
    ...checkAlternatives(learniz),
  ];
}
