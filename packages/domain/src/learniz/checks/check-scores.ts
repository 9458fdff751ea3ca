// Knows the scores that a course asks for and no learner can reach.
import type { CompiledLearniz } from "../compile-learniz.ts";
import type { Validator } from "../rules.ts";
import { canCourseScore, canScore } from "./can-score.ts";
import type { CourseProblem } from "./problem.ts";

interface Asked {
  /** Slug of the rule's owner; undefined for the course. */
  readonly owner: string | undefined;
  /** Slug of what must have the score; undefined for the course. */
  readonly of: string | undefined;
  readonly score: number;
}

function judge(course: CompiledLearniz, { owner, of, score }: Asked): readonly CourseProblem[] {
  const slugs = [...new Set([owner, of].filter((slug) => slug !== undefined))];
  const isGiven = of === undefined ? canCourseScore(course) : canScore(course, of);
  if (!isGiven) return [{ code: "score-never-given", severity: "error", slugs }];
  return score > 100 ? [{ code: "score-out-of-reach", severity: "error", slugs, score }] : [];
}

function listAsked(validators: readonly Validator[], owner: string | undefined): Asked[] {
  return validators.flatMap(({ minimumAverageScore, elements }) => [
    ...(minimumAverageScore === undefined ? [] : [{ owner, of: owner, score: minimumAverageScore }]),
    ...elements
      .filter(({ type }) => type === "SCORE")
      .map(({ slug, score }) => ({ owner, of: slug, score: score ?? 0 })),
  ]);
}

export function checkScores(course: CompiledLearniz): readonly CourseProblem[] {
  const { learniz, lockers } = course;
  const required = [...lockers].flatMap(([owner, waits]) =>
    waits.filter(({ type }) => type === "SCORE").map(({ slug, score }) => ({ owner, of: slug, score: score ?? 0 })),
  );
  const asked = [
    ...listAsked(learniz.validators, undefined),
    ...learniz.chapters.flatMap((chapter) => [
      ...listAsked(chapter.validators, chapter.slug),
      ...chapter.slides.flatMap((slide) => listAsked(slide.validators, slide.slug)),
    ]),
    ...required,
  ];
  return asked.flatMap((one) => judge(course, one));
}
