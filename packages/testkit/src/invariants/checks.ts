// Knows that what the course checks tell authors is true: nobody gets past what they call blocked.
import { type CourseProblem, checkLearniz } from "@academiz/domain/checks";
import { type BestResult, findBestResult } from "@academiz/domain/interactivities";
import type { CompiledLearniz, Learniz } from "@academiz/domain/learniz";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { Step } from "../walk/index.ts";
import { listLockable } from "./elements.ts";
import type { Invariant } from "./invariant.ts";

/** Found once for each course: every learner in it is judged by the same problems. */
const found = new WeakMap<Learniz, readonly CourseProblem[]>();
function listProblems(learniz: Learniz): readonly CourseProblem[] {
  const problems = found.get(learniz) ?? checkLearniz(learniz);
  found.set(learniz, problems);
  return problems;
}

function findPassed(course: CompiledLearniz, progress: LearnizProgress): string | undefined {
  const problems = listProblems(course.learniz);
  if (progress.status === "COMPLETE" && problems.some(({ code }) => code === "never-completes"))
    return "the course is COMPLETE though the checks say that it never completes";
  const shut = problems.flatMap((one) => ("behind" in one ? [...one.slugs, ...one.behind] : []));
  const passed = listLockable(progress).find(({ slug, status }) => shut.includes(slug) && status !== "LOCKED");
  return passed && `"${passed.slug}" is open though the checks say that it never opens`;
}

const isBetter = (status: string, score: number | undefined, best: BestResult | undefined): boolean =>
  (status === "COMPLETE" && best?.status !== "COMPLETE") || (score !== undefined && best?.score === undefined);

/**
 * A result that no player reports: better than the interactivity can give, such as the score of a text or the end of a
 * game that does not start.
 */
const isUnheardOf = ({ course, event }: Step): boolean => {
  if (event.type !== "interactivity.updated") return false;
  const place = course.places.get(event.slug);
  if (place?.kind !== "interactivity") return false;
  const slide = course.learniz.chapters[place.chapterIndex]?.slides[place.slideIndex];
  const interactivity = slide?.interactivities[place.interactivityIndex];
  return interactivity !== undefined && isBetter(event.status, event.score, findBestResult(interactivity));
};

/** Checked until the course changes: what was open or complete before stays so. */
export const staysBlocked: Invariant = {
  name: "blocked-stays-blocked",
  statement: "What the course checks call blocked is opened and completed by nobody.",
  sections: ["§4.31", "§4.43"],
  check: (course, walk) => {
    const end = walk.steps.findIndex((step) => step.course !== course || isUnheardOf(step));
    const last = end < 0 ? walk.steps.at(-1)?.after : walk.steps[end]?.before;
    return findPassed(course, last ?? walk.start);
  },
};
