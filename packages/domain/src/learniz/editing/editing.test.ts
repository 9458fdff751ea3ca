import { arbitraryLearniz, makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listCards, listOpenedGames } from "../../interactivities/index.ts";
import { cleanLearniz } from "../cleaning/clean-learniz.ts";
import type { Chapter, Learniz } from "../content/course.ts";
import {
  addChapter,
  addSlide,
  changeCard,
  changeSlide,
  createCards,
  duplicateParts,
  removeParts,
  stepParts,
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
        const slugs = listSlugs(duplicateParts(grown, [slide], random));
        expect(new Set(slugs).size).toBe(slugs.length);
      }),
    );
  });

  it("§13 (decisions) a step up and one down, and a step down and one up, restore the order", () => {
    /** A chapter no longer asks for a slide that left it, even when the slide comes back: undoing is for that. */
    const forget = (learniz: Learniz, slug: string): Learniz => ({
      ...learniz,
      chapters: learniz.chapters.map((chapter) => ({
        ...chapter,
        validators: chapter.validators
          .map((one) => ({ ...one, elements: one.elements.filter((element) => element.slug !== slug) }))
          .filter(({ elements, minimumAverageScore }) => elements.length > 0 || minimumAverageScore !== undefined),
      })),
    });
    fc.assert(
      fc.property(arbitraryLearniz, fc.nat(), fc.constantFrom(1 as const, -1 as const), (learniz, n, step) => {
        const slug = pickOf(listSlugs(learniz), n);
        const there = stepParts(learniz, [slug], step);
        if (there === learniz) return;
        const isOver = there.chapters.some(
          (chapter, c) => chapter.slides.length !== learniz.chapters[c]?.slides.length,
        );
        const isPage = !learniz.chapters.some((chapter) => chapter.slug === slug);
        const where = stepParts(there, [slug], step === 1 ? -1 : 1);
        expect(where).toEqual(isOver && isPage ? forget(learniz, slug) : learniz);
      }),
    );
  });

  it("§5.34 a removal leaves no rule that names what is gone", () => {
    fc.assert(
      fc.property(arbitraryLearniz, fc.nat(), (learniz, n) => {
        const slug = pickOf(listSlugs(learniz), n);
        const gone = removeParts(learniz, [slug]);
        expect(cleanLearniz(gone)).toEqual({ learniz: gone, notices: [] });
        expect(listSlugs(gone)).not.toContain(slug);
      }),
    );
  });

  it("§5.34 a slide that moves to another chapter is no longer asked for by the former one, and is required as before", () => {
    const need = (...slugs: string[]) => ({ elements: slugs.map((slug) => ({ slug, type: "STATUS" as const })) });
    const course = makeCourse([[makeSlide("a"), makeSlide("b", [makeGame("g")])], [makeSlide("c")], [makeSlide("d")]]);
    const requirements = [
      {
        elements: [
          { type: "STATUS" as const, chapterSlug: "c0", slideSlug: "b" },
          { type: "SCORE" as const, chapterSlug: "c0", slideSlug: "b", interactivitySlug: "g", score: 50 },
          { type: "STATUS" as const, slideSlug: "b" },
          { type: "STATUS" as const, chapterSlug: "c0", slideSlug: "a" },
          { type: "STATUS" as const, chapterSlug: "c0" },
        ],
      },
    ];
    const [first, second, third] = course.chapters as [Chapter, Chapter, Chapter];
    const validators = [need("b"), need("a", "b"), { ...need("b"), minimumAverageScore: 50 }, need("a")];
    const before: Learniz = {
      ...course,
      validators: [need("c0")],
      chapters: [
        { ...first, validators },
        { ...second, validators: [need("c")] },
        { ...third, requirements },
      ],
    };
    const after = stepParts(before, ["b"], 1);
    expect(after.chapters.map((chapter) => chapter.slides.map(({ slug }) => slug))).toEqual([["a"], ["b", "c"], ["d"]]);
    expect(after.chapters[0]?.validators).toEqual([need("a"), { minimumAverageScore: 50, elements: [] }, need("a")]);
    expect([after.validators, after.chapters[1]?.validators]).toEqual([[need("c0")], [need("c")]]);
    expect(after.chapters[2]?.requirements[0]?.elements.map(({ chapterSlug }) => chapterSlug)).toEqual([
      "c1",
      "c1",
      undefined,
      "c0",
      "c0",
    ]);
    expect(cleanLearniz(after)).toEqual({ learniz: after, notices: [] });
    expect(stepParts({ ...before, chapters: [...before.chapters.slice(0, 2), third] }, ["b"], 1).chapters[2]).toBe(
      third,
    );
  });

  it("§5.34 no move leaves a rule that names what is not there", () => {
    fc.assert(
      fc.property(arbitraryLearniz, fc.nat(), fc.constantFrom(1 as const, -1 as const), (learniz, n, step) => {
        const slides = listSlides(learniz).map(({ slug }) => slug);
        const moved = stepParts(learniz, [pickOf(slides, n)], step);
        expect(cleanLearniz(moved)).toEqual({ learniz: moved, notices: [] });
      }),
      { numRuns: 1_000 },
    );
  });

  it("§13 (decisions) what is not touched keeps its identity", () => {
    const learniz = makeCourse([[makeSlide("a"), makeSlide("b", [makeGame("g")])], [makeSlide("c")]]);
    const changed = changeSlide(learniz, "a", (slide) => ({ ...slide, description: "Other" }));
    expect(changed.chapters[1]).toBe(learniz.chapters[1]);
    expect(changed.chapters[0]?.slides[1]).toBe(learniz.chapters[0]?.slides[1]);
    expect(stepParts(learniz, ["c0"], -1)).toBe(learniz);
    expect(changeSlide(learniz, "unknown", (slide) => ({ ...slide }))).toBe(learniz);
  });
});

it("§3.176 a card of a copied page opens the game of the copy", () => {
  const cards = createCards("card-modal", "EN", Math.random);
  const opening = changeCard(cards, listCards(cards)[0]?.slug ?? "", { game: "g" });
  const course = makeCourse([[makeSlide("s", [opening, makeGame("g", 1)])]]);
  const [, copy] = listSlides(duplicateParts(course, ["s"], Math.random));
  const [copied, game] = copy?.interactivities ?? [];
  expect(game?.slug).not.toBe("g");
  expect(copied && listOpenedGames(copied)).toEqual([game?.slug]);
});
