// Knows what the rules say of what went over into another chapter or page.
import { shareUnchanged } from "../../../kernel/index.ts";
import { dropDanglingRules } from "../../cleaning/drop-dangling-rules.ts";
import { rewriteRules } from "../../cleaning/rewrite-rules.ts";
import type { Learniz } from "../../content/course.ts";
import type { RequirementElement } from "../../content/rules.ts";

/**
 * The course in which whoever is left waits for its own alone (§5.34; a rule left without anything goes, §5.35), and
 * requirements that name what was moved, or what is in it, name what it stands in now. What says the same as before is
 * the same.
 * @param slugs what was moved.
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
