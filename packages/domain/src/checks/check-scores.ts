// Knows the scores that a course asks for and no learner can reach.
import type { CompiledLearniz, Validator } from "../learniz/index.ts";
import { type Gains, isWithinReach } from "./gains.ts";
import type { AskedScore, FoundProblem } from "./problems/problem.ts";
import type { Reach } from "./reach.ts";

interface Asked extends AskedScore {
  /** Of an owner that completes all the same, by another of its validators, no learner misses it. */
  readonly severity: "error" | "warning";
}

/** Games that give a score, of what has none for all that, since their weight is not above 0 (§4.59). */
function findWeightless({ slides }: CompiledLearniz, gains: Gains, asked: string | null): string | null {
  const inside = slides.filter(({ slug, parent }) => asked === null || asked === slug || asked === parent);
  const games = inside.flatMap(({ slide }) => slide.interactivities);
  return games.find(({ slug }) => gains.scored.has(slug))?.slug ?? null;
}

function judge(course: CompiledLearniz, gains: Gains, { severity, ...asked }: Asked): readonly FoundProblem[] {
  const slugs = [...new Set([asked.owner, asked.asked].filter((slug) => slug !== null))];
  const isGiven = asked.asked === null ? gains.isScored : gains.scored.has(asked.asked);
  if (!isGiven) {
    const weightless = findWeightless(course, gains, asked.asked);
    return [{ code: "score-never-given", severity, slugs, ...asked, weightless }];
  }
  return isWithinReach(asked.score) ? [] : [{ code: "score-out-of-reach", severity, slugs, ...asked }];
}

function listAsked(validators: readonly Validator[], owner: string | null, canComplete: boolean): Asked[] {
  const common = { owner, rule: "completion", severity: canComplete ? "warning" : "error" } as const;
  return validators.flatMap(({ minimumAverageScore, elements }) => [
    ...(minimumAverageScore === undefined ? [] : [{ ...common, asked: owner, score: minimumAverageScore }]),
    ...elements
      .filter(({ type }) => type === "SCORE")
      .map(({ slug, score }) => ({ ...common, asked: slug, score: score ?? 0 })),
  ]);
}

export function checkScores(course: CompiledLearniz, gains: Gains, reach: Reach): readonly FoundProblem[] {
  const { learniz, lockers } = course;
  const required = [...lockers].flatMap(([owner, waits]) =>
    waits
      .filter(({ type }) => type === "SCORE")
      .map(({ slug, score }): Asked => ({ owner, rule: "opening", asked: slug, score: score ?? 0, severity: "error" })),
  );
  const asked = [
    ...listAsked(learniz.validators, null, reach.isCompletable),
    ...learniz.chapters.flatMap((chapter) => [
      ...listAsked(chapter.validators, chapter.slug, reach.complete.has(chapter.slug)),
      // Of a slide that stays closed it is said what it would be once opened.
      ...chapter.slides.flatMap((slide) => listAsked(slide.validators, slide.slug, gains.complete.has(slide.slug))),
    ]),
    ...required,
  ];
  return asked.flatMap((one) => judge(course, gains, one));
}
