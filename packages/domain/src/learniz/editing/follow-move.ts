// Knows what the rules say of a slide that went over into another chapter.
import { shareUnchanged } from "../../kernel/index.ts";
import { rewriteRules } from "../cleaning/rewrite-rules.ts";
import type { Learniz } from "../content/course.ts";
import type { Validator } from "../content/rules.ts";

/**
 * A chapter waits for its own slides alone (§5.34); what else its rules ask for stays, and one left without anything
 * goes (§5.35).
 */
function waitNoMore(validators: readonly Validator[], slug: string): Validator[] {
  return validators.flatMap((validator) => {
    const elements = validator.elements.filter((element) => element.slug !== slug);
    if (elements.length === validator.elements.length) return [validator];
    return elements.length > 0 || validator.minimumAverageScore !== undefined ? [{ ...validator, elements }] : [];
  });
}

/**
 * The course in which the chapter that a slide left waits for it no more, and whoever requires the slide, or what is on
 * it, names the chapter where it now stands. What says the same as before is the same.
 */
export function followMove(
  learniz: Learniz,
  { slideSlug, from, to }: { readonly slideSlug: string; readonly from: string; readonly to: string },
): Learniz {
  const followed = rewriteRules(learniz, {
    validators: (validators, owner) =>
      owner?.kind === "chapter" && owner.slug === from ? waitNoMore(validators, slideSlug) : [...validators],
    requirements: (requirements) =>
      requirements.map((requirement) => ({
        ...requirement,
        elements: requirement.elements.map((element) =>
          element.slideSlug === slideSlug && element.chapterSlug ? { ...element, chapterSlug: to } : element,
        ),
      })),
  });
  return shareUnchanged(learniz, followed);
}
