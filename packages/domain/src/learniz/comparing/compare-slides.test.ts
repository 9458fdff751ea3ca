// Proves that changes inside a page are told: of its title, its rules, its place, and each of its blocks.
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { compareSlides, type Slide } from "../index.ts";

const compare = (before: Slide, after: Slide) => compareSlides(makeCourse([[before]]), makeCourse([[after]]));
const UNCHANGED = {
  slug: "a",
  isRenamed: false,
  isMoved: false,
  areRulesChanged: false,
  isLookChanged: false,
  isReordered: false,
  blocks: [],
};

describe("decisions 13: what changed inside a page", () => {
  const text = makeTextBox("t");
  const game = makeGame("g");
  test("a page without a change is not told", () => {
    expect(compare(makeSlide("a", [text, game]), makeSlide("a", [text, game]))).toEqual([]);
  });
  test("blocks that were added, changed and removed, each by its kind", () => {
    const written = { ...text, description: "Written" };
    expect(compare(makeSlide("a", [text, game]), makeSlide("a", [written, makeTextBox("u")]))).toEqual([
      {
        ...UNCHANGED,
        blocks: [
          { act: "added", type: "text-box", slug: "u" },
          { act: "changed", type: "text-box", slug: "t" },
          { act: "removed", type: "game", slug: "g" },
        ],
      },
    ]);
  });
  test("the order of blocks, where only that changed", () => {
    expect(compare(makeSlide("a", [text, game]), makeSlide("a", [game, text]))).toEqual([
      { ...UNCHANGED, isReordered: true },
    ]);
  });
  test("title, look and rules of the page", () => {
    const slide = makeSlide("a");
    const validators: Slide["validators"] = [{ elements: [{ slug: "t", type: "STATUS" }] }];
    expect(compare(slide, { ...slide, description: "Other" })).toEqual([{ ...UNCHANGED, isRenamed: true }]);
    expect(compare(slide, { ...slide, validators })).toEqual([{ ...UNCHANGED, areRulesChanged: true }]);
    expect(compare(slide, { ...slide, parameters: { customBackground: 1 } })).toEqual([
      { ...UNCHANGED, isLookChanged: true },
    ]);
  });
  test("a rule that the general conditions generate is no change of the author's", () => {
    const validators: Slide["validators"] = [
      { elements: [{ slug: "g", type: "STATUS" }], generatedFromGeneralConditions: true },
    ];
    const slide = makeSlide("a");
    expect(compare(slide, { ...slide, validators })).toEqual([]);
  });
  test("a page that moved to another chapter is told, those that make way for it are not", () => {
    const [a, b, c] = [makeSlide("a"), makeSlide("b"), makeSlide("c")];
    const before = makeCourse([[b, c], [a]]);
    expect(compareSlides(before, makeCourse([[b, c, a], []]))).toEqual([{ ...UNCHANGED, isMoved: true }]);
    expect(compareSlides(before, makeCourse([[c], [a]]))).toEqual([]);
  });
});
