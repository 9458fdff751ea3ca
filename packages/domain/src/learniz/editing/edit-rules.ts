// Knows how an author changes the rules of a slide, but not generated ones (§3.142–§3.148, §5.26).
import type { Learniz, Slide } from "../content/course.ts";
import type { Requirement, RequirementElement, Validator } from "../content/rules.ts";
import { changeSlide } from "./edit-slides.ts";

interface Generated {
  readonly generatedFromGeneralConditions?: boolean | undefined;
}
const isGenerated = (rule: Generated): boolean => rule.generatedFromGeneralConditions === true;

/** What the author's own requirements of a slide ask for, all of it together (§3.146); empty without any. */
export function listOwnRequirements(slide: Slide): readonly RequirementElement[] {
  return slide.requirements.filter((rule) => !isGenerated(rule)).flatMap(({ elements }) => elements);
}

/** What the general conditions ask for before the slide opens (§3.148, §5.28); empty when they ask for nothing. */
export function listGeneratedRequirements(slide: Slide): readonly RequirementElement[] {
  return slide.requirements.filter(isGenerated).flatMap(({ elements }) => elements);
}

/**
 * The course with the author's own requirements of a slide replaced by one that asks for all these elements, or by none
 * for an empty list; generated ones stay (§3.148). The very same course when it has no such slide.
 */
export function changeRequirements(
  learniz: Learniz,
  slideSlug: string,
  elements: readonly RequirementElement[],
): Learniz {
  return changeSlide(learniz, slideSlug, (slide) => {
    const own: Requirement[] = elements.length === 0 ? [] : [{ elements: [...elements] }];
    return { ...slide, requirements: [...own, ...slide.requirements.filter(isGenerated)] };
  });
}

/**
 * The author's own ways to complete a slide: any one is enough, each asks for all of its elements (§3.142); empty
 * without any.
 */
export function listOwnValidators(slide: Slide): readonly Validator[] {
  return slide.validators.filter((rule) => !isGenerated(rule));
}

/**
 * The course with the author's own validators of a slide replaced; generated ones stay (§3.145). One that asks for
 * nothing is left out: it would complete the slide at once. The very same course when it has no such slide.
 */
export function changeValidators(learniz: Learniz, slideSlug: string, validators: readonly Validator[]): Learniz {
  return changeSlide(learniz, slideSlug, (slide) => {
    const own = validators.filter((rule) => rule.elements.length > 0 || rule.minimumAverageScore !== undefined);
    return { ...slide, validators: [...own, ...slide.validators.filter(isGenerated)] };
  });
}

/**
 * The element with this slug in the form of a requirement, with all that holds it; undefined when the course has none.
 */
export function nameTarget(
  learniz: Learniz,
  slug: string,
): Pick<RequirementElement, "chapterSlug" | "slideSlug" | "interactivitySlug"> | undefined {
  for (const chapter of learniz.chapters) {
    if (chapter.slug === slug) return { chapterSlug: slug };
    for (const slide of chapter.slides) {
      const path = { chapterSlug: chapter.slug, slideSlug: slide.slug };
      if (slide.slug === slug) return path;
      if (slide.interactivities.some((one) => one.slug === slug)) return { ...path, interactivitySlug: slug };
    }
  }
  return undefined;
}
