// Knows which element a rule means, once elements that shared a slug each have their own (§5.23, §5.34).
import type { Learniz } from "../content/course.ts";
import { readRequirementTarget } from "../content/requirement-target.ts";
import type { RequirementElement } from "../content/rules.ts";
import { rewriteRules } from "./rewrite-rules.ts";

/** An element with its former and its new slug. The list of all goes depth first. */
export interface Renamed {
  readonly kind: "chapter" | "slide" | "interactivity";
  readonly old: string;
  readonly slug: string;
  readonly parent: Renamed | undefined;
}

const isWithin = (element: Renamed | undefined, scope: Renamed): boolean =>
  element !== undefined && (element === scope || isWithin(element.parent, scope));

/**
 * The requirement's element, changed to name `meant`: the holders that it names become those in which `meant` stands.
 */
function nameElement(element: RequirementElement, meant: Renamed): RequirementElement {
  const { chapterSlug, slideSlug, interactivitySlug } = element;
  const [interactivity, slide] =
    meant.kind === "interactivity" ? [meant, meant.parent] : [undefined, meant.kind === "slide" ? meant : undefined];
  const chapter = meant.kind === "chapter" ? meant : slide?.parent;
  return {
    ...element,
    ...(chapterSlug && chapter ? { chapterSlug: chapter.slug } : {}),
    ...(slideSlug && slide ? { slideSlug: slide.slug } : {}),
    ...(interactivitySlug && interactivity ? { interactivitySlug: interactivity.slug } : {}),
  };
}

/**
 * The course in which each rule names, by its new slug, the element that it meant by the old one. A validator means
 * the first child of its owner that had the slug. A requirement means the element that stands with it inside the
 * innermost renamed element that holds both, so that the rules within a copy are about the copy; from outside, it
 * means the first that had the slug.
 */
export function followRenamed(learniz: Learniz, elements: readonly Renamed[]): Learniz {
  const bySlug = new Map(elements.map((one) => [one.slug, one]));
  const byOld = new Map<string, Renamed[]>();
  for (const one of elements) {
    const alike = byOld.get(`${one.kind} ${one.old}`);
    if (alike) alike.push(one);
    else byOld.set(`${one.kind} ${one.old}`, [one]);
  }
  const findMeant = (candidates: readonly Renamed[], owner: Renamed | undefined): Renamed | undefined => {
    if (!owner) return candidates[0];
    const inside = owner.slug === owner.old ? undefined : candidates.find((one) => isWithin(one, owner));
    return inside ?? findMeant(candidates, owner.parent);
  };
  return rewriteRules(learniz, {
    validators: (validators, _owner, children) => {
      const own = new Map(children.toReversed().map((slug) => [bySlug.get(slug)?.old, slug]));
      return validators.map((validator) => ({
        ...validator,
        elements: validator.elements.map((element) => ({ ...element, slug: own.get(element.slug) ?? element.slug })),
      }));
    },
    requirements: (requirements, owner) =>
      requirements.map((requirement) => ({
        ...requirement,
        elements: requirement.elements.map((element) => {
          const target = readRequirementTarget(element);
          const candidates = (target && byOld.get(`${target.kind} ${target.slug}`)) ?? [];
          const meant = findMeant(candidates, owner && bySlug.get(owner.slug));
          return meant ? nameElement(element, meant) : element;
        }),
      })),
  });
}
