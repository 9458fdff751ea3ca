import { arbitraryLearniz, makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLearniz } from "../clean-learniz.ts";
import type { Learniz } from "../course.ts";
import {
  addChapter,
  addSlide,
  changeSlide,
  duplicateSlide,
  moveChapter,
  moveInteractivity,
  moveSlide,
  removeChapter,
  removeInteractivity,
  removeSlide,
} from "./index.ts";

const listSlides = ({ chapters }: Learniz) => chapters.flatMap(({ slides }) => slides);
const listSlugs = (learniz: Learniz) => [
  ...learniz.chapters.map(({ slug }) => slug),
  ...listSlides(learniz).flatMap(({ slug, interactivities }) => [slug, ...interactivities.map((one) => one.slug)]),
];
const pickOf = (slugs: readonly string[], n: number) => slugs[n % Math.max(1, slugs.length)] ?? "none";
const anyDice = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const roll = (dice: Iterator<number>) => () => dice.next().value ?? 0;

describe("editing a course", () => {
  it("§5.23 slugs stay unique whatever is added or copied", () => {
    fc.assert(
      fc.property(arbitraryLearniz, fc.nat(), anyDice, (learniz, n, dice) => {
        const random = roll(dice);
        const slide = pickOf(
          listSlides(learniz).map(({ slug }) => slug),
          n,
        );
        const added = addChapter(learniz, { after: null, title: "New", slideTitle: "New" }, random);
        const chapterSlug = pickOf(
          added.chapters.map(({ slug }) => slug),
          n,
        );
        const grown = addSlide(added, { chapterSlug, after: slide, title: "New" }, random);
        const slugs = listSlugs(duplicateSlide(grown, slide, random));
        expect(new Set(slugs).size).toBe(slugs.length);
      }),
    );
  });

  it("§13 (decisions) up then down, and down then up, is where it was", () => {
    const moves = [moveChapter, moveSlide, moveInteractivity];
    fc.assert(
      fc.property(arbitraryLearniz, fc.nat(), fc.constantFrom(1 as const, -1 as const), (learniz, n, step) => {
        for (const move of moves) {
          const slug = pickOf(listSlugs(learniz), n);
          const there = move(learniz, slug, step);
          if (JSON.stringify(there) === JSON.stringify(learniz)) continue;
          expect(move(there, slug, step === 1 ? -1 : 1)).toEqual(learniz);
        }
      }),
    );
  });

  it("§5.34 a removal leaves no rule that names what is gone", () => {
    fc.assert(
      fc.property(arbitraryLearniz, fc.nat(), (learniz, n) => {
        const slug = pickOf(listSlugs(learniz), n);
        for (const remove of [removeChapter, removeSlide, removeInteractivity]) {
          const left = remove(learniz, slug);
          expect(cleanLearniz(left)).toEqual({ learniz: left, notices: [] });
        }
        const gone = [removeChapter, removeSlide, removeInteractivity].reduce(
          (course, remove) => remove(course, slug),
          learniz,
        );
        expect(listSlugs(gone)).not.toContain(slug);
      }),
    );
  });

  it("§13 (decisions) what is not touched keeps its identity", () => {
    const learniz = makeCourse([[makeSlide("a"), makeSlide("b", [makeGame("g")])], [makeSlide("c")]]);
    const changed = changeSlide(learniz, "a", (slide) => ({ ...slide, description: "Other" }));
    expect(changed.chapters[1]).toBe(learniz.chapters[1]);
    expect(changed.chapters[0]?.slides[1]).toBe(learniz.chapters[0]?.slides[1]);
    expect(moveChapter(learniz, "c0", -1)).toBe(learniz);
    expect(changeSlide(learniz, "unknown", (slide) => ({ ...slide }))).toBe(learniz);
  });
});
