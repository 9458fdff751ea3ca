// Knows how rules follow parts that moved to another chapter or page.
import { shareUnchanged } from "../../../kernel/index.ts";
import { dropDanglingRules } from "../../cleaning/drop-dangling-rules.ts";
import { rewriteRules } from "../../cleaning/rewrite-rules.ts";
import type { Learniz } from "../../content/course.ts";
import type { RequirementElement } from "../../content/rules.ts";

/**
 * The course in which validators of the former parent no longer ask for moved parts (§5.34; a rule left empty is
 * removed, §5.35), and requirements that name a moved part, or something in it, name its new parent. Rules that say
 * the same as before are unchanged.
 * @param slugs the parts that were moved.
 */
export function followMove(learniz: Learniz, slugs: ReadonlySet<string>): Learniz {
  const places = new Map<string, { readonly chapterSlug: string; readonly slideSlug?: string }>(
    learniz.chapters.flatMap(({ slug: chapterSlug, slides }) =>
      slides.flatMap(({ slug: slideSlug, interactivities }) => [
        [slideSlug, { chapterSlug }] as const,
        ...interactivities.map(({ slug }) => [slug, { chapterSlug, slideSlug }] as const),
      ]),
    ),
  );
  const follow = (element: RequirementElement): RequirementElement => {
    const moved = [element.interactivitySlug, element.slideSlug].find((slug) => slug && slugs.has(slug));
    const place = moved && places.get(moved);
    if (!place) return element;
    return {
      ...element,
      ...(element.chapterSlug && { chapterSlug: place.chapterSlug }),
      ...(element.slideSlug && place.slideSlug && { slideSlug: place.slideSlug }),
    };
  };
  const followed = rewriteRules(learniz, {
    validators: (validators) => [...validators],
    requirements: (requirements) =>
      requirements.map((requirement) => ({ ...requirement, elements: requirement.elements.map(follow) })),
  });
  return shareUnchanged(learniz, dropDanglingRules(followed).learniz);
}
