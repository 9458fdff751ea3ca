// Knows that pages made from patterns are examples to write over, and are never taken for an author's own.
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { checkLearniz } from "../../../checks/index.ts";
import { cleanLearniz } from "../../cleaning/clean-learniz.ts";
import { addPage, isNewTitle, isSampleText, keepText, PAGE_PATTERNS, writeTextBox } from "../index.ts";

const dice = () => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
const course = makeCourse([[makeSlide("s")]]);

describe.each(PAGE_PATTERNS)("a page of the pattern %s", (pattern) => {
  test.each(["EN", "FR"] as const)(
    "in %s is whole, in the language of its course, and all of it is an example",
    (local) => {
      const made = addPage({ ...course, local }, pattern, { into: "c0", after: "s" }, dice());
      const page = made.chapters[0]?.slides[1];
      if (!page) throw new Error("the page was added");
      expect(cleanLearniz(made)).toEqual({ learniz: made, notices: [] });
      expect(isNewTitle(page.description)).toBe(true);
      // The checks tell each of its blocks, so that no example is published by oversight.
      const told = checkLearniz(made).flatMap(({ code, slugs }) => (code.startsWith("unwritten") ? [slugs[0]] : []));
      expect(new Set(told)).toEqual(new Set(page.interactivities.map(({ slug }) => slug)));
      expect(JSON.stringify(page)).not.toMatch(local === "FR" ? /\b(the|what|learners)\b/iu : /[éèêàç«»]/u);
    },
  );

  test("has slugs of its own, however often it is added", () => {
    const twice = addPage(addPage(course, pattern, null, dice()), pattern, null, dice());
    expect(twice.chapters).toHaveLength(3);
    expect(cleanLearniz(twice)).toEqual({ learniz: twice, notices: [] });
  });
});

test("a text is no longer an example once it is written in, or kept as it is", () => {
  const made = addPage(course, "points", null, dice());
  const [text] = made.chapters.at(-1)?.slides[0]?.interactivities ?? [];
  if (text?.type !== "text-box") throw new Error("the page has a text");
  expect(isSampleText(text)).toBe(true);
  const kept = keepText(text);
  expect([isSampleText(kept), kept.data.boxes]).toEqual([false, text.data.boxes]);
  expect(isSampleText(writeTextBox(text, []))).toBe(false);
});

test("where there is no such chapter, nothing is added", () => {
  expect(addPage(course, "points", { into: "none", after: null }, dice())).toBe(course);
});
