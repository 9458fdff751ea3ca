// Knows that authors change the rules of every part that has some, and that the engine reads what they wrote.
import { arbitraryLearniz } from "@academiz/testkit/course";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyGeneralConditions,
  type Chapter,
  cleanLearniz,
  compileLearniz,
  type Learniz,
  type RequirementElement,
  type Slide,
  type Validator,
} from "../index.ts";
import {
  changeRequirements,
  changeValidators,
  listGeneratedRequirements,
  listGeneratedValidators,
  listOwnRequirements,
  listOwnValidators,
  nameTarget,
} from "./edit-rules.ts";

const random = () => 0.5;
const course = arbitraryLearniz.map((learniz) => applyGeneralConditions(cleanLearniz(learniz).learniz, random).learniz);
/** All parts that open: chapters and slides. */
const listOpened = ({ chapters }: Learniz): readonly (Chapter | Slide)[] =>
  chapters.flatMap((chapter) => [chapter, ...chapter.slides]);
/** All parts that complete, by slug; null is the course. */
const listCompleted = (learniz: Learniz): readonly [string | null, Pick<Slide, "validators">, readonly string[]][] => [
  [null, learniz, learniz.chapters.map(({ slug }) => slug)],
  ...learniz.chapters.flatMap((chapter) => [
    [chapter.slug, chapter, chapter.slides.map(({ slug }) => slug)] as [string, Chapter, string[]],
    ...chapter.slides.map(
      (slide) => [slide.slug, slide, slide.interactivities.map(({ slug }) => slug)] as [string, Slide, string[]],
    ),
  ]),
];
const findOpened = (learniz: Learniz, slug: string): Chapter | Slide => {
  const found = listOpened(learniz).find((part) => part.slug === slug);
  if (!found) throw new Error("the part is gone");
  return found;
};
const findCompleted = (learniz: Learniz, slug: string | null): Pick<Slide, "validators"> => {
  const found = listCompleted(learniz).find(([own]) => own === slug);
  if (!found) throw new Error("the part is gone");
  return found[1];
};
const pick = fc.nat(1000);
const asked = fc.record({ pick, type: fc.constantFrom("STATUS" as const, "SCORE" as const), score: fc.nat(100) });
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

test("§3.145 rewriting requirements as they are read asks learners for the same, of chapters and slides", () => {
  fc.assert(
    fc.property(course, (learniz) => {
      for (const part of listOpened(learniz)) {
        const before = compileLearniz(learniz).lockers.get(part.slug) ?? [];
        const rewritten = changeRequirements(learniz, part.slug, listOwnRequirements(part));
        const after = compileLearniz(rewritten).lockers.get(part.slug) ?? [];
        expect(new Set(after.map((one) => JSON.stringify(one)))).toEqual(
          new Set(before.map((one) => JSON.stringify(one))),
        );
      }
    }),
  );
});

test("§3.127 §3.146 what an author asks for before any part opens is what the engine waits for, and is read again", () => {
  fc.assert(
    fc.property(course, pick, fc.array(asked, { minLength: 1, maxLength: 4 }), (learniz, owner, plans) => {
      const part = at(listOpened(learniz), owner);
      if (!part) return;
      const slugs = [...compileLearniz(learniz).places.keys()];
      const elements = plans.map(({ pick: target, type, score }): RequirementElement => {
        const named = nameTarget(learniz, at(slugs, target) ?? "");
        return { type, ...named, ...(type === "SCORE" && { score }) };
      });
      const changed = changeRequirements(learniz, part.slug, elements);
      expect(listOwnRequirements(findOpened(changed, part.slug))).toEqual(elements);
      const waits = compileLearniz(changed).lockers.get(part.slug) ?? [];
      expect(waits.slice(0, elements.length).map(({ slug, type, score }) => ({ slug, type, score }))).toEqual(
        elements.map(({ type, score, ...named }) => ({
          slug: named.interactivitySlug ?? named.slideSlug ?? named.chapterSlug,
          type,
          score,
        })),
      );
      // A save keeps it, and generates the rest as before.
      const saved = applyGeneralConditions(cleanLearniz(changed).learniz, random).learniz;
      expect(saved).toEqual(changed);
      for (const other of listOpened(learniz).filter(({ slug }) => slug !== part.slug))
        expect(findOpened(changed, other.slug).requirements).toEqual(other.requirements);
    }),
  );
});

test("§3.122 §3.142 how an author lets the course or any part be completed is what the engine asks, and is read again", () => {
  const way = fc.record({ average: fc.option(fc.nat(100)), elements: fc.array(asked, { maxLength: 3 }) });
  fc.assert(
    fc.property(course, pick, fc.array(way, { maxLength: 3 }), (learniz, owner, plans) => {
      const part = at(listCompleted(learniz), owner);
      if (!part) return;
      const [slug, , children] = part;
      const ways = plans.map(
        ({ average, elements }): Validator => ({
          ...(average !== null && { minimumAverageScore: average }),
          elements: elements.flatMap(({ pick: target, type, score }) => {
            const child = at(children, target);
            return child === undefined ? [] : [{ slug: child, type, ...(type === "SCORE" && { score }) }];
          }),
        }),
      );
      const kept = ways.filter(
        ({ elements, minimumAverageScore }) => elements.length > 0 || minimumAverageScore !== undefined,
      );
      const changed = changeValidators(learniz, slug, ways);
      expect(listOwnValidators(findCompleted(changed, slug))).toEqual(kept);
      const rules = compileLearniz(changed).rules;
      const place = slug === null ? undefined : compileLearniz(changed).places.get(slug);
      const compiled =
        place === undefined
          ? rules.validators
          : place.kind === "slide"
            ? rules.chapters[place.chapterIndex]?.slides[place.slideIndex]
            : rules.chapters[place.chapterIndex]?.validators;
      expect(compiled?.slice(0, kept.length)).toEqual(
        kept.map(({ minimumAverageScore, elements }) => ({
          minimumAverageScore,
          elements: elements.map(({ slug: child, type, score }) => ({ index: children.indexOf(child), type, score })),
        })),
      );
      expect(applyGeneralConditions(cleanLearniz(changed).learniz, random).learniz).toEqual(changed);
      for (const [other, before] of listCompleted(learniz).filter(([own]) => own !== slug))
        expect(findCompleted(changed, other).validators).toEqual(before.validators);
    }),
  );
});

test("§5.26 an author cannot change generated rules, of any part", () => {
  fc.assert(
    fc.property(course, (learniz) => {
      for (const part of listOpened(learniz)) {
        const after = findOpened(changeRequirements(learniz, part.slug, []), part.slug);
        expect(listOwnRequirements(after)).toEqual([]);
        expect(listGeneratedRequirements(after)).toEqual(listGeneratedRequirements(part));
      }
      for (const [slug, part] of listCompleted(learniz)) {
        const after = findCompleted(changeValidators(learniz, slug, []), slug);
        expect(listOwnValidators(after)).toEqual([]);
        expect(listGeneratedValidators(after)).toEqual(listGeneratedValidators(part));
      }
    }),
  );
});

test("§3.142 a validator that asks for nothing is left out", () => {
  fc.assert(
    fc.property(course, (learniz) => {
      for (const [slug] of listCompleted(learniz)) {
        const changed = changeValidators(learniz, slug, [{ elements: [] }]);
        expect(listOwnValidators(findCompleted(changed, slug))).toEqual([]);
      }
    }),
  );
});

test("a course without the part stays the very same", () => {
  fc.assert(
    fc.property(course, (learniz) => {
      expect(changeRequirements(learniz, "nobody here", [{ type: "STATUS", chapterSlug: "c0" }])).toBe(learniz);
      expect(changeValidators(learniz, "nobody here", [{ minimumAverageScore: 50, elements: [] }])).toBe(learniz);
    }),
  );
});

test("§3.146 a requirement names an element with all that holds it, and no element that does not exist", () => {
  fc.assert(
    fc.property(course, (learniz) => {
      for (const chapter of learniz.chapters)
        for (const slide of chapter.slides)
          for (const { slug } of slide.interactivities) {
            const path = { chapterSlug: chapter.slug, slideSlug: slide.slug, interactivitySlug: slug };
            expect(nameTarget(learniz, slug)).toEqual(path);
          }
      expect(nameTarget(learniz, "nobody here")).toBeUndefined();
    }),
  );
});
