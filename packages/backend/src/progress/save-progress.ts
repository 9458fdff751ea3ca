// Knows how a learner's progress in a course is saved (§7.122, decisions 8).
import { listCourseAttempts } from "@academiz/domain/answers";
import { createProgress, isSameBeginning } from "@academiz/domain/progress";
import { findCourse, findEarlierCourse } from "../contents/find-course.ts";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, StoredProgress } from "../ports/index.ts";
import { type Guarding, guardProgress, type SavedProgress, summarize } from "./guard-progress.ts";
import { judgeEarlierProgress } from "./judging/judge-earlier-progress.ts";
import { judgeProgress } from "./judging/judge-progress.ts";
import { tellCourse } from "./tell-course.ts";

/**
 * One of another publication is judged by the content of its day; when it cannot be, it is not refused (the learner
 * could do nothing about it) but answered with what is stored, unaccepted.
 */
export const saveProgress = (
  stage: Guarding & Pick<World, "products" | "courses">,
  actor: Actor,
  slug: string,
  sent: StoredProgress,
): Outcome<SavedProgress> =>
  guardProgress(stage, actor, {
    slug,
    type: "learniz",
    sent,
    isFromBefore: (stored) => !isSameBeginning(stored, sent),
    async open({ perimeter, look }) {
      const course = await findCourse(stage, perimeter);
      if (!course) return null;
      const isPresent = sent["publishedDate"] === course.learniz.publishedDate;
      const played = isPresent ? course : await findEarlierCourse(stage, perimeter, sent["publishedDate"]);
      return {
        async judge(stored) {
          const date = stored?.["publishedDate"];
          const isMoved = date !== undefined && date !== sent["publishedDate"];
          const storedCourse = isMoved ? await findEarlierCourse(stage, perimeter, date) : null;
          const verdict = isPresent
            ? judgeProgress(course, stored, sent, slug, storedCourse)
            : judgeEarlierProgress(course, played, stored, sent, slug, storedCourse);
          if (verdict.possible)
            return { ...verdict, progress: { ...verdict.progress }, summary: summarize(verdict.progress) };
          return isPresent ? verdict : { ...verdict, otherwise: stored ?? { ...createProgress(course, slug) } };
        },
        tell: (progress) => tellCourse(course, progress, slug),
        listAttempts: (stored) => (played ? listCourseAttempts(played, sent, stored, look.strategy) : []),
      };
    },
  });
