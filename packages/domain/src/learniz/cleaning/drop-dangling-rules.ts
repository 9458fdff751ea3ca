// Knows that a rule may only name what exists (§5.34–§5.35).
import type { Notice } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";
import { readRequirementTarget } from "../content/requirement-target.ts";
import { type RuleOwner, rewriteRules } from "./rewrite-rules.ts";

/** Slugs of the course by kind of element. */
function listSlugs(learniz: Learniz) {
  const slides = learniz.chapters.flatMap((chapter) => chapter.slides);
  return {
    chapter: new Set(learniz.chapters.map((chapter) => chapter.slug)),
    slide: new Set(slides.map((slide) => slide.slug)),
    interactivity: new Set(slides.flatMap((slide) => slide.interactivities.map((one) => one.slug))),
  };
}

/**
 * Removes the elements of validators that are not children of their owner, and those of requirements whose deepest slug
 * does not exist, a notice for each (§8.29); then the rules left empty. A validator with a `minimumAverageScore` stays.
 */
export function dropDanglingRules(learniz: Learniz): { learniz: Learniz; notices: readonly Notice[] } {
  const slugs = listSlugs(learniz);
  const notices: Notice[] = [];
  const report = (rule: string, owner: RuleOwner, slug: string) => {
    const where = owner ? `${owner.kind} '${owner.slug}'` : "the learniz";
    notices.push({
      code: "rule.dangling",
      level: "warning",
      text: `A ${rule} of ${where} points to '${slug}', which does not exist : removed`,
    });
  };
  const cleaned = rewriteRules(learniz, {
    validators: (validators, owner, children) => {
      const known = new Set(children);
      return validators
        .map((validator) => ({
          ...validator,
          elements: validator.elements.filter((element) => {
            if (known.has(element.slug)) return true;
            report("validator", owner, element.slug);
            return false;
          }),
        }))
        .filter((validator) => validator.elements.length > 0 || validator.minimumAverageScore !== undefined);
    },
    requirements: (requirements, owner) =>
      requirements
        .map((requirement) => ({
          ...requirement,
          elements: requirement.elements.filter((element) => {
            const target = readRequirementTarget(element);
            if (target && slugs[target.kind].has(target.slug)) return true;
            report("requirement", owner, target?.slug ?? "");
            return false;
          }),
        }))
        .filter((requirement) => requirement.elements.length > 0),
  });
  return { learniz: cleaned, notices };
}
