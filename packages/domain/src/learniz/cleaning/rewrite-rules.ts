// Knows how to rewrite every rule of a course at once.
import type { Learniz } from "../content/course.ts";
import type { Requirement, Validator } from "../content/rules.ts";

/** The owner of the rules: undefined for the course itself. */
export type RuleOwner = { readonly kind: "chapter" | "slide"; readonly slug: string } | undefined;

export interface RuleRewriter {
  readonly validators: (validators: readonly Validator[], owner: RuleOwner, children: readonly string[]) => Validator[];
  readonly requirements: (requirements: readonly Requirement[], owner: RuleOwner) => Requirement[];
}

/** The course with each list of rules replaced. `children` are the slugs that the owner directly holds. */
export function rewriteRules(learniz: Learniz, rewrite: RuleRewriter): Learniz {
  return {
    ...learniz,
    validators: rewrite.validators(
      learniz.validators,
      undefined,
      learniz.chapters.map((chapter) => chapter.slug),
    ),
    chapters: learniz.chapters.map((chapter) => {
      const owner: RuleOwner = { kind: "chapter", slug: chapter.slug };
      const slugs = chapter.slides.map((slide) => slide.slug);
      return {
        ...chapter,
        validators: rewrite.validators(chapter.validators, owner, slugs),
        requirements: rewrite.requirements(chapter.requirements, owner),
        slides: chapter.slides.map((slide) => {
          const slideOwner: RuleOwner = { kind: "slide", slug: slide.slug };
          const children = slide.interactivities.map((interactivity) => interactivity.slug);
          return {
            ...slide,
            validators: rewrite.validators(slide.validators, slideOwner, children),
            requirements: rewrite.requirements(slide.requirements, slideOwner),
          };
        }),
      };
    }),
  };
}

/**
 * The course without any validator or requirement, as preview and god mode play it (§4.79). Its `validationConditions`
 * stay: a save would generate rules again. The course given is not changed.
 */
export function removeRules(learniz: Learniz): Learniz {
  return rewriteRules(learniz, { validators: () => [], requirements: () => [] });
}
