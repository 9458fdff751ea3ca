// Knows when an average may be judged: once every quiz that counts in it has been answered.
import { findState, type UnmetCondition } from "@academiz/domain/progress";
import type { LoadedCourse } from "../learniz-player.types.ts";

export const isJudged = (
  { course, progress }: Pick<LoadedCourse, "course" | "progress">,
  { counts }: UnmetCondition,
): boolean =>
  counts.every((slug) => {
    const state = findState(course, progress, slug);
    return state?.score !== undefined || state?.status === "COMPLETE";
  });
