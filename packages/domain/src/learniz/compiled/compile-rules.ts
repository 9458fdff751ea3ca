// Knows the validators of a course with each element found: by its index among the owner's children, not by its slug.
import type { Learniz } from "../content/course.ts";
import type { Validator } from "../content/rules.ts";

/**
 * What a validator asks of one child: COMPLETE, or a score (0–100) of at least `score`. `index` is -1 for a child that
 * does not exist, which never satisfies it.
 */
export interface CompiledValidatorElement {
  readonly index: number;
  readonly type: "STATUS" | "SCORE";
  readonly score: number | undefined;
}
/** One way of completing its owner: all elements and the average (0–100; undefined asks for none) together (§3.142). */
export interface CompiledValidator {
  readonly minimumAverageScore: number | undefined;
  readonly elements: readonly CompiledValidatorElement[];
}
/** The validators of a course, of its chapters and of its slides, by index. */
export interface CompiledRules {
  readonly validators: readonly CompiledValidator[];
  readonly chapters: readonly {
    readonly validators: readonly CompiledValidator[];
    /** By slide. */
    readonly slides: readonly (readonly CompiledValidator[])[];
  }[];
}

/** Where children have the same slug, the first is meant. */
function compileValidators(
  validators: readonly Validator[],
  children: readonly { readonly slug: string }[],
): readonly CompiledValidator[] {
  if (validators.length === 0) return [];
  const indexes = new Map<string, number>();
  for (const [index, { slug }] of children.entries()) if (!indexes.has(slug)) indexes.set(slug, index);
  return validators.map(({ minimumAverageScore, elements }) => ({
    minimumAverageScore,
    elements: elements.map(({ slug, type, score }) => ({ index: indexes.get(slug) ?? -1, type, score })),
  }));
}

/** The validators of a course with each element found among the children of its owner. */
export function compileRules(learniz: Learniz): CompiledRules {
  return {
    validators: compileValidators(learniz.validators, learniz.chapters),
    chapters: learniz.chapters.map((chapter) => ({
      validators: compileValidators(chapter.validators, chapter.slides),
      slides: chapter.slides.map((slide) => compileValidators(slide.validators, slide.interactivities)),
    })),
  };
}
