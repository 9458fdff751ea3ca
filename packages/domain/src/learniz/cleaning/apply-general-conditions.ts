// Knows the rules that a course's general conditions generate, on every save (§5.26–§5.33).
import { createFreeSlug, type Notice } from "../../kernel/index.ts";
import type { Chapter, Learniz, Slide } from "../content/course.ts";
import type { Requirement, Validator } from "../content/rules.ts";
import { mendSlugs } from "./mend-slugs.ts";
import { rewriteRules } from "./rewrite-rules.ts";

const generated = { generatedFromGeneralConditions: true } as const;

function requireAll(slugs: readonly string[]): Validator[] {
  if (slugs.length === 0) return [];
  return [{ elements: slugs.map((slug) => ({ slug, type: "STATUS" as const })), ...generated }];
}

const requireSlide = (chapter: Chapter, slide: Slide): Requirement => ({
  elements: [{ type: "STATUS", chapterSlug: chapter.slug, slideSlug: slide.slug }],
  ...generated,
});

const removeGenerated = (learniz: Learniz): Learniz =>
  rewriteRules(learniz, {
    validators: (validators) => validators.filter((validator) => !validator.generatedFromGeneralConditions),
    requirements: (requirements) => requirements.filter((requirement) => !requirement.generatedFromGeneralConditions),
  });

/** §5.28. The chain goes from slide to slide, past chapters without slides. */
function chainSlides(learniz: Learniz): Learniz {
  let previous: Requirement | undefined;
  const chapters = learniz.chapters.map((chapter) => ({
    ...chapter,
    slides: chapter.slides.map((slide) => {
      const requirements = previous ? [...slide.requirements, previous] : slide.requirements;
      previous = requireSlide(chapter, slide);
      return { ...slide, requirements };
    }),
  }));
  return { ...learniz, chapters };
}

/** §5.29–§5.32. A chapter without slides can never complete, so the course does not wait for it. */
function validateAll(learniz: Learniz): Learniz {
  const filled = learniz.chapters.filter((chapter) => chapter.slides.length > 0);
  const all = rewriteRules(learniz, {
    validators: (validators, owner, children) =>
      owner ? [...validators, ...requireAll(children)] : [...validators, ...requireAll(filled.map(({ slug }) => slug))],
    requirements: (requirements) => [...requirements],
  });
  return all;
}

/**
 * decisions 5: the validator that asks for all chapters also asks for the score; without such a one the score stands
 * alone.
 */
function requireBoth(learniz: Learniz, minimumAverageScore: number): Learniz {
  const all = validateAll(learniz);
  const isGenerated = (validator: Validator) => validator.generatedFromGeneralConditions === true;
  if (!all.validators.some(isGenerated)) return requireScore(all, minimumAverageScore);
  return {
    ...all,
    validators: all.validators.map((one) => (isGenerated(one) ? { minimumAverageScore, ...one } : one)),
  };
}

/** §5.33 */
const requireScore = (learniz: Learniz, minimumAverageScore: number): Learniz => ({
  ...learniz,
  validators: [...learniz.validators, { minimumAverageScore, elements: [], ...generated }],
});

/**
 * The course as it is saved (§5.26–§5.33): the rules that its `validationConditions` ask for are generated anew after
 * the author's own, and empty or repeated slugs are replaced by random ones (§5.23), with a `slug.mended` notice for
 * each. Applying twice is applying once. The given course is not changed.
 * @param random gives numbers in [0, 1).
 */
export function applyGeneralConditions(
  learniz: Learniz,
  random: () => number,
): { readonly learniz: Learniz; readonly notices: readonly Notice[] } {
  const mended = mendSlugs(removeGenerated(learniz), (_old, _indexes, isTaken) => createFreeSlug(random, isTaken));
  const { chainedRequirements, validAll, gameMinimalScore, together } = learniz.validationConditions;
  let course = mended.learniz;
  if (chainedRequirements) course = chainSlides(course);
  if (together && validAll && gameMinimalScore !== undefined) {
    return { learniz: requireBoth(course, gameMinimalScore), notices: mended.notices };
  }
  if (validAll) course = validateAll(course);
  if (gameMinimalScore !== undefined) course = requireScore(course, gameMinimalScore);
  return { learniz: course, notices: mended.notices };
}
