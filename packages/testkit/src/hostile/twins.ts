// Knows courses that were copied by hand: slugs that are empty or another's, rules that name what is not there.
import type { Learniz, Requirement, Validator } from "@academiz/domain/learniz";
import fc from "fast-check";
import { arbitraryLearniz } from "../course/index.ts";

/** What becomes of each slug and of each rule, in turn. */
const arbitraryHarm = fc.record({
  slugs: fc.array(
    fc.constantFrom("keep" as const, "keep" as const, "empty" as const, "first" as const, "last" as const),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
  rules: fc.array(fc.constantFrom("keep" as const, "keep" as const, "nowhere" as const, "nothing" as const), {
    minLength: 1,
    maxLength: 8,
  }),
});

function harm(learniz: Learniz, { slugs, rules }: { slugs: readonly string[]; rules: readonly string[] }): Learniz {
  let [named, ruled, first, last] = [0, 0, "", ""];
  const rename = (slug: string): string => {
    const how = slugs[named++ % slugs.length];
    const given = how === "empty" ? "" : how === "first" ? first || slug : how === "last" ? last || slug : slug;
    if (first === "") first = slug;
    last = given;
    return given;
  };
  const nextRule = () => rules[ruled++ % rules.length];
  const misvalidate = (validators: readonly Validator[]): Validator[] =>
    validators.map((validator) => {
      const how = nextRule();
      if (how === "nothing") return { ...validator, elements: [] };
      return how === "keep"
        ? validator
        : { ...validator, elements: [...validator.elements, { slug: "nowhere", type: "STATUS" }] };
    });
  const misrequire = (requirements: readonly Requirement[]): Requirement[] =>
    requirements.map((requirement) => {
      const how = nextRule();
      if (how === "nothing") return { ...requirement, elements: [{ type: "STATUS" }] };
      return how === "keep"
        ? requirement
        : { ...requirement, elements: [...requirement.elements, { type: "STATUS", slideSlug: "nowhere" }] };
    });
  return {
    ...learniz,
    validators: misvalidate(learniz.validators),
    chapters: learniz.chapters.map((chapter) => ({
      ...chapter,
      slug: rename(chapter.slug),
      validators: misvalidate(chapter.validators),
      requirements: misrequire(chapter.requirements),
      slides: chapter.slides.map((slide) => ({
        ...slide,
        slug: rename(slide.slug),
        validators: misvalidate(slide.validators),
        requirements: misrequire(slide.requirements),
        interactivities: slide.interactivities.map((one) => ({ ...one, slug: rename(one.slug) })),
      })),
    })),
  };
}

/**
 * A course of the current version that was never cleaned: slugs that are empty or another's, rules that name nothing or
 * what is not there.
 */
export const arbitraryUncleanLearniz: fc.Arbitrary<Learniz> = fc
  .tuple(arbitraryLearniz, arbitraryHarm)
  .map(([learniz, plan]) => harm(learniz, plan));
