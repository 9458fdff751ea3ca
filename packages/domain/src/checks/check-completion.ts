// Knows the courses that are completed by too little: one slide out of many.
import type { CompiledLearniz, Learniz } from "../learniz/index.ts";
import { type Gains, holdsAny } from "./gains.ts";
import type { FoundProblem } from "./problems/problem.ts";

type PlacedSlide = CompiledLearniz["slides"][number];

/** What the course says when that slide alone was played, as well as can be; undefined when it is not COMPLETE then. */
function playAlone(course: CompiledLearniz, gains: Gains, place: PlacedSlide): FoundProblem | undefined {
  const { learniz, rules, lockers } = course;
  const { slug, parent, chapterIndex } = place;
  if (lockers.has(slug) || lockers.has(parent) || !gains.complete.has(slug)) return undefined;
  const hasScore = gains.scored.has(slug);
  const scored = new Set(hasScore ? [slug, parent] : []);
  const slides = learniz.chapters[chapterIndex]?.slides ?? [];
  const chapterRules = rules.chapters[chapterIndex]?.validators ?? [];
  const hasChapter = holdsAny(chapterRules, slides, { complete: new Set([slug]), scored, hasScore });
  const got = { complete: new Set(hasChapter ? [parent] : []), scored, hasScore };
  if (!holdsAny(rules.validators, learniz.chapters, got)) return undefined;
  // Where it holds whatever the chapters are, the course asks for none of them.
  const isByChapter = !holdsAny(rules.validators, [], got);
  const slugs = isByChapter ? [parent] : [];
  return { code: "completes-at-first-slide", severity: "warning", slugs, slide: slug, either: readEither(learniz) };
}

/** The minimum score that stands in for everything done; null where they are not both set, or both needed. */
function readEither({ validationConditions: { validAll, gameMinimalScore, together } }: Learniz): number | null {
  return validAll && !together ? (gameMinimalScore ?? null) : null;
}

/**
 * One problem where a slide that is open from the start completes the course, though it has others (§4.42, §4.43): the
 * first such slide is told.
 */
export function checkCompletion(course: CompiledLearniz, gains: Gains): readonly FoundProblem[] {
  if (course.slides.length < 2) return [];
  for (const place of course.slides) {
    const problem = playAlone(course, gains, place);
    if (problem) return [problem];
  }
  return [];
}
