// Knows how an author changes the rules of the course, a chapter or a slide, but not generated ones (§3.122–§3.148,
// §5.26).
import type { Learniz } from "../content/course.ts";
import type { Requirement, RequirementElement, Validator } from "../content/rules.ts";
import { changeChapter } from "./edit-chapters.ts";
import { changeSlide } from "./edit-slides.ts";

interface Generated {
  readonly generatedFromGeneralConditions?: boolean | undefined;
}
const isGenerated = (rule: Generated): boolean => rule.generatedFromGeneralConditions === true;

/** Whatever has requirements: a chapter or a slide (§3.127, §3.128). */
interface Opened {
  readonly requirements: readonly Requirement[];
}
/** Whatever has validators: the course, a chapter or a slide (§3.122, §3.127, §3.128). */
interface Completed {
  readonly validators: readonly Validator[];
}

/** What the author's own requirements of a chapter or slide ask for, all of it together (§3.146); empty without any. */
export function listOwnRequirements({ requirements }: Opened): readonly RequirementElement[] {
  return requirements.filter((rule) => !isGenerated(rule)).flatMap(({ elements }) => elements);
}

/** What the general conditions ask for before it opens (§3.148, §5.28); empty when they ask for nothing. */
export function listGeneratedRequirements({ requirements }: Opened): readonly RequirementElement[] {
  return requirements.filter(isGenerated).flatMap(({ elements }) => elements);
}

/**
 * The course with the author's own requirements of a chapter or slide replaced by one that asks for all these elements,
 * or by none for an empty list; generated ones stay (§3.148). The very same course when it has no such part.
 */
export function changeRequirements(learniz: Learniz, slug: string, elements: readonly RequirementElement[]): Learniz {
  const own: Requirement[] = elements.length === 0 ? [] : [{ elements: [...elements] }];
  const change = <Part extends Opened>(part: Part): Part => ({
    ...part,
    requirements: [...own, ...part.requirements.filter(isGenerated)],
  });
  return hasChapter(learniz, slug) ? changeChapter(learniz, slug, change) : changeSlide(learniz, slug, change);
}

/**
 * The author's own ways to complete the course, a chapter or a slide: any one is enough, each asks for all of its
 * elements and for its average (§3.142); empty without any.
 */
export function listOwnValidators({ validators }: Completed): readonly Validator[] {
  return validators.filter((rule) => !isGenerated(rule));
}

/** The ways that the general conditions make (§3.145, §5.29–§5.33); empty when they ask for nothing. */
export function listGeneratedValidators({ validators }: Completed): readonly Validator[] {
  return validators.filter(isGenerated);
}

/**
 * The course with the author's own validators replaced: those of a chapter or slide, by its slug, or for null those of
 * the course itself; generated ones stay (§3.145). One that asks for nothing is left out: it would complete its owner
 * at once. The very same course when it has no such part.
 */
export function changeValidators(learniz: Learniz, slug: string | null, validators: readonly Validator[]): Learniz {
  const own = validators.filter((rule) => rule.elements.length > 0 || rule.minimumAverageScore !== undefined);
  const change = <Part extends Completed>(part: Part): Part => ({
    ...part,
    validators: [...own, ...part.validators.filter(isGenerated)],
  });
  if (slug === null) return change(learniz);
  return hasChapter(learniz, slug) ? changeChapter(learniz, slug, change) : changeSlide(learniz, slug, change);
}

const hasChapter = ({ chapters }: Learniz, slug: string): boolean => chapters.some((chapter) => chapter.slug === slug);

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
