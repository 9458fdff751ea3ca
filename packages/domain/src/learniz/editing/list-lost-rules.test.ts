// Knows which of the author's rules are lost in an edit.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Chapter, Learniz, Requirement, Slide, Validator } from "../index.ts";
import { changeSlide, listLostRules, removeParts, stepParts } from "./index.ts";

const waits = (...elements: Requirement["elements"]): Requirement[] => [{ elements }];
const done = (...slugs: string[]): Validator => ({ elements: slugs.map((slug) => ({ slug, type: "STATUS" })) });
const withRequirements = (slide: Slide, requirements: Requirement[]): Slide => ({ ...slide, requirements });

/**
 * Chapter c0: a holds the games g and h; c1: b and d wait for g, b for a as well; the course asks for both chapters.
 */
const course = (): Learniz => {
  const a = { ...makeSlide("a", [makeGame("g"), makeGame("h")]), validators: [done("g", "h"), done("h")] };
  const g = { type: "STATUS", interactivitySlug: "g", slideSlug: "a", chapterSlug: "c0" } as const;
  const b = withRequirements(makeSlide("b"), waits(g, { type: "STATUS", slideSlug: "a" }));
  const d = withRequirements(makeSlide("d"), waits(g));
  const made = makeCourse([[a], [b, d]]);
  const [first, second] = made.chapters as [Chapter, Chapter];
  return { ...made, validators: [done("c0", "c1")], chapters: [{ ...first, validators: [done("a")] }, second] };
};

test("§5.34 a deleted block takes the rules that named it, told by the page or chapter that had them", () => {
  const learniz = course();
  expect(listLostRules(learniz, removeParts(learniz, ["g"]))).toEqual([
    { owner: "a", count: 1 },
    { owner: "b", count: 1 },
    { owner: "d", count: 1 },
  ]);
});
test("§5.34 a deleted page or chapter takes the rules of others that named it; its own are not told", () => {
  const learniz = course();
  expect(listLostRules(learniz, removeParts(learniz, ["a"]))).toEqual([
    { owner: "c0", count: 1 },
    { owner: "b", count: 2 },
    { owner: "d", count: 1 },
  ]);
  expect(listLostRules(learniz, removeParts(learniz, ["c0"]))).toEqual([
    { owner: null, count: 1 },
    { owner: "b", count: 2 },
    { owner: "d", count: 1 },
  ]);
  expect(listLostRules(learniz, removeParts(learniz, ["d"]))).toEqual([]);
});
test("§5.34 a page that moves to another chapter takes the rule of the former one", () => {
  const learniz = course();
  expect(listLostRules(learniz, stepParts(learniz, ["a"], 1))).toEqual([{ owner: "c0", count: 1 }]);
});
test("§5.26 generated rules are never told as lost: they are generated again", () => {
  const own = course();
  const generated = changeSlide(own, "d", (slide) => ({
    ...slide,
    requirements: slide.requirements.map((one) => ({ ...one, generatedFromGeneralConditions: true })),
  }));
  expect(listLostRules(generated, removeParts(generated, ["g"])).map(({ owner }) => owner)).toEqual(["a", "b"]);
});
test("§5.34 an unchanged course loses nothing, and the rules of a deleted element itself do not count", () => {
  fc.assert(
    fc.property(arbitraryLearniz, fc.nat(), (learniz, n) => {
      expect(listLostRules(learniz, learniz)).toEqual([]);
      const slides = learniz.chapters.flatMap(({ slides }) => slides);
      const slug = slides[n % Math.max(1, slides.length)]?.slug ?? "";
      expect(listLostRules(learniz, removeParts(learniz, [slug])).map(({ owner }) => owner)).not.toContain(slug);
    }),
  );
});
