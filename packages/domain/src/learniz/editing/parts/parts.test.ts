import { arbitraryLearniz, makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLearniz } from "../../cleaning/clean-learniz.ts";
import type { Learniz } from "../../content/course.ts";
import { listOwned, listPartSlugs } from "./course-parts.ts";
import {
  copyParts,
  countLeftRules,
  duplicateParts,
  findPastePlace,
  moveParts,
  pasteParts,
  readParts,
  removeParts,
  stepParts,
} from "./index.ts";

const anyDice = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const listAll = (learniz: Learniz) => listOwned(learniz).flatMap(({ own }) => own);
/** Some elements of a course, of any kinds, and a place in it. */
const anyAct = fc.record({ picks: fc.array(fc.nat(), { maxLength: 4 }), owner: fc.nat(), after: fc.nat() });
const STATUS = "STATUS" as const;

function choose(learniz: Learniz, { picks, owner, after }: { picks: number[]; owner: number; after: number }) {
  const all = listAll(learniz);
  const slugs = all.length === 0 ? [] : picks.map((pick) => all[pick % all.length] ?? "");
  const owned = listOwned(learniz);
  const into = owned[owner % owned.length] ?? { owner: null, own: [] };
  return { slugs, place: { into: into.owner, after: [null, ...into.own][after % (into.own.length + 1)] ?? null } };
}

test("whatever is moved wherever, every part is there once, in its former order, and no rule names what is not there", () => {
  fc.assert(
    fc.property(arbitraryLearniz, anyAct, (learniz, act) => {
      const { slugs, place } = choose(learniz, act);
      const moved = moveParts(learniz, slugs, place);
      expect(listAll(moved).toSorted()).toEqual(listAll(learniz).toSorted());
      expect(cleanLearniz(moved)).toEqual({ learniz: moved, notices: [] });
      const named = copyParts(learniz, slugs)?.parts.map(({ slug }) => slug) ?? [];
      if (moved === learniz) return;
      const own = listOwned(moved).find(({ owner }) => owner === place.into)?.own ?? [];
      const at = own.indexOf(named[0] ?? "");
      expect(own.slice(at, at + named.length)).toEqual(named);
      if (place.after !== null && !named.includes(place.after)) expect(own[at - 1]).toBe(place.after);
    }),
    { numRuns: 200 },
  );
});

test("a page that is moved by a step or to the place next to it is the same course", () => {
  const course = makeCourse([[makeSlide("a"), makeSlide("b", [makeGame("g")])], [makeSlide("c")]]);
  expect(moveParts(course, ["b"], { into: "c1", after: null })).toEqual(stepParts(course, ["b"], 1));
  expect(moveParts(course, ["a"], { into: "c0", after: "b" })).toEqual(stepParts(course, ["a"], 1));
  expect(moveParts(course, ["a"], { into: "c0", after: null })).toBe(course);
  expect(moveParts(course, ["a"], { into: "c0", after: "a" })).toBe(course);
  expect(moveParts(course, ["a"], { into: "none", after: null })).toBe(course);
  expect(moveParts(course, ["none"], { into: "c0", after: null })).toBe(course);
});

test("§5.34 a block that moves to another page is required as before, and its former page no longer asks for it", () => {
  const course = makeCourse([[makeSlide("a", [makeGame("g"), makeGame("h")])], [makeSlide("b")], [makeSlide("c")]]);
  const need = (...slugs: string[]) => ({ elements: slugs.map((slug) => ({ slug, type: STATUS })) });
  const element = { type: STATUS, chapterSlug: "c0", slideSlug: "a", interactivitySlug: "g" };
  const [first, second, third] = course.chapters;
  if (!first?.slides[0] || !second || !third) throw new Error("three chapters were made");
  const before: Learniz = {
    ...course,
    chapters: [
      { ...first, slides: [{ ...first.slides[0], validators: [need("g", "h"), need("g")] }] },
      second,
      { ...third, requirements: [{ elements: [element] }] },
    ],
  };
  const after = moveParts(before, ["g"], { into: "b", after: null });
  expect(after.chapters[0]?.slides[0]?.validators).toEqual([need("h")]);
  expect(after.chapters[2]?.requirements[0]?.elements).toEqual([{ ...element, chapterSlug: "c1", slideSlug: "b" }]);
});

test("§5.23 a copy has slugs of its own and the same content, and its rules name what was copied with it", () => {
  fc.assert(
    fc.property(arbitraryLearniz, arbitraryLearniz, anyAct, anyDice, (from, into, act, dice) => {
      const { slugs } = choose(from, act);
      const parts = copyParts(from, slugs);
      if (!parts) return;
      const { place } = choose(into, act);
      const pasted = pasteParts(into, parts, place, () => dice.next().value ?? 0);
      expect(cleanLearniz(pasted)).toEqual({ learniz: pasted, notices: [] });
      const all = listAll(pasted);
      expect(new Set(all).size).toBe(all.length);
      expect(pasted === into ? 0 : all.length - listAll(into).length).toBe(
        pasted === into ? 0 : listPartSlugs(parts).length,
      );
      expect(readParts(JSON.parse(JSON.stringify(parts)))).toEqual(parts);
    }),
    { numRuns: 200 },
  );
});

test("§3.142 a copied page asks for its own blocks, and requires what the original required", () => {
  const course = makeCourse([[makeSlide("a"), makeSlide("b", [makeGame("g")])]]);
  const requirements = [{ elements: [{ type: STATUS, slideSlug: "a" }] }];
  const validators = [{ elements: [{ type: STATUS, slug: "g" }] }];
  const ruled = {
    ...course,
    chapters: course.chapters.map((chapter) => ({
      ...chapter,
      slides: chapter.slides.map((slide) => (slide.slug === "b" ? { ...slide, requirements, validators } : slide)),
    })),
  };
  const copy = duplicateParts(ruled, ["b"], Math.random).chapters[0]?.slides[2];
  expect(copy?.requirements).toEqual(requirements);
  expect(copy?.validators).toEqual([{ elements: [{ type: STATUS, slug: copy?.interactivities[0]?.slug }] }]);
  // In a course without the required page the copy requires nothing, and the author is told.
  const parts = copyParts(ruled, ["b"]);
  if (!parts) throw new Error("the page is there");
  const empty = makeCourse([[]]);
  const other = pasteParts(empty, parts, { into: "c0", after: null }, Math.random);
  expect(other.chapters[0]?.slides[0]?.requirements).toEqual([]);
  expect(countLeftRules(empty, other, parts)).toBe(1);
  expect(countLeftRules(ruled, duplicateParts(ruled, ["b"], Math.random), parts)).toBe(0);
});

test("deleting several parts at once gives the same as deleting them one by one", () => {
  fc.assert(
    fc.property(arbitraryLearniz, anyAct, (learniz, act) => {
      const { slugs } = choose(learniz, act);
      const oneByOne = slugs.reduce((course, slug) => removeParts(course, [slug]), learniz);
      expect(removeParts(learniz, slugs)).toEqual(slugs.length === 0 ? cleanLearniz(learniz).learniz : oneByOne);
    }),
  );
});

test("what is no part of a course is not read", () => {
  for (const junk of [null, 1, {}, [], { kind: "slide" }, { kind: "slide", parts: [] }, { kind: "page", parts: [{}] }])
    expect(readParts(junk)).toBeNull();
  expect(readParts({ kind: "slide", parts: [{ slug: "a" }] })).toBeNull();
});

test("what is pasted stands after the selected element, or at its end", () => {
  const course = makeCourse([[makeSlide("a", [makeGame("g"), makeGame("h")]), makeSlide("b")], [makeSlide("c")]]);
  const places = (kind: "chapter" | "slide" | "interactivity") =>
    ["none", "c0", "a", "g"].map((at) => {
      const place = findPastePlace(course, kind, at);
      return place && `${place.into} after ${place.after}`;
    });
  expect(places("chapter")).toEqual(["null after c1", "null after c0", "null after c0", "null after c0"]);
  expect(places("slide")).toEqual(["c1 after c", "c0 after b", "c0 after a", "c0 after a"]);
  expect(places("interactivity")).toEqual([null, null, "a after h", "a after g"]);
  expect(findPastePlace(makeCourse([]), "slide", "none")).toBeNull();
});

test("several parts move as one; at the end of its chapter a page moves to the neighbour", () => {
  const course = makeCourse([[makeSlide("a"), makeSlide("b"), makeSlide("c")], [makeSlide("d")]]);
  const order = (learniz: Learniz) => learniz.chapters.map(({ slides }) => slides.map(({ slug }) => slug).join(""));
  expect(order(stepParts(course, ["a", "c"], -1))).toEqual(["abc", "d"]);
  expect(order(stepParts(course, ["a", "b"], 1))).toEqual(["cab", "d"]);
  expect(order(stepParts(course, ["b", "c"], 1))).toEqual(["a", "bcd"]);
  expect(order(stepParts(course, ["d"], -1))).toEqual(["abcd", ""]);
  expect(order(stepParts(course, ["a", "b"], -1))).toEqual(["abc", "d"]);
});
