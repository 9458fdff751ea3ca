import { arbitraryLearniz } from "@academiz/testkit/course";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyGeneralConditions, cleanLearniz, compileLearniz, type Slide } from "../index.ts";
import {
  changeRequirements,
  changeValidators,
  listGeneratedRequirements,
  listOwnRequirements,
  listOwnValidators,
  nameTarget,
} from "./edit-rules.ts";

const random = () => 0.5;
const course = arbitraryLearniz.map((learniz) => applyGeneralConditions(cleanLearniz(learniz).learniz, random).learniz);
const slidesOf = (learniz: { chapters: readonly { slides: readonly Slide[] }[] }) =>
  learniz.chapters.flatMap(({ slides }) => slides);

test("§3.145 rewriting a slide's requirements as they are read asks learners for the same", () => {
  fc.assert(
    fc.property(course, (learniz) => {
      for (const slide of slidesOf(learniz)) {
        const before = compileLearniz(learniz).lockers.get(slide.slug) ?? [];
        const rewritten = changeRequirements(learniz, slide.slug, listOwnRequirements(slide));
        const after = compileLearniz(rewritten).lockers.get(slide.slug) ?? [];
        expect(new Set(after.map((one) => JSON.stringify(one)))).toEqual(
          new Set(before.map((one) => JSON.stringify(one))),
        );
      }
    }),
  );
});

test("§5.26 an author cannot change generated rules", () => {
  fc.assert(
    fc.property(course, (learniz) => {
      for (const slide of slidesOf(learniz)) {
        const emptied = changeValidators(changeRequirements(learniz, slide.slug, []), slide.slug, []);
        const after = slidesOf(emptied).find(({ slug }) => slug === slide.slug);
        if (!after) throw new Error("the slide is gone");
        expect(listOwnRequirements(after)).toEqual([]);
        expect(listOwnValidators(after)).toEqual([]);
        expect(listGeneratedRequirements(after)).toEqual(listGeneratedRequirements(slide));
      }
    }),
  );
});

test("§3.142 a validator that asks for nothing is left out", () => {
  fc.assert(
    fc.property(course, (learniz) => {
      const [slide] = slidesOf(learniz);
      if (!slide) return;
      const changed = changeValidators(learniz, slide.slug, [{ elements: [] }]);
      expect(slidesOf(changed).flatMap(listOwnValidators)).not.toContainEqual({ elements: [] });
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
