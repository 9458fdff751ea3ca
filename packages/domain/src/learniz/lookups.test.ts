// Knows how to look things up in a course: elements, documents, differences between publications.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyGeneralConditions,
  compareLearniz,
  compileLearniz,
  findElement,
  type Learniz,
  listDocuments,
} from "./index.ts";

test("§3.126 every element is found by its slug, with kind, title and place", () => {
  const course = compileLearniz(
    makeCourse([[], [makeSlide("a"), makeSlide("b", [makeTextBox("t"), { ...makeGame("g"), description: "Quiz" }])]]),
  );
  expect(findElement(course, "c1")).toEqual({
    kind: "chapter",
    title: "Chapter 1",
    place: { kind: "chapter", slug: "c1", chapterIndex: 1 },
  });
  expect(findElement(course, "b")).toMatchObject({
    kind: "slide",
    title: "Page b",
    place: { chapterIndex: 1, slideIndex: 1, parent: "c1" },
  });
  expect(findElement(course, "g")).toMatchObject({
    kind: "interactivity",
    title: "Quiz",
    place: { interactivityIndex: 1, parent: "b" },
  });
  expect(findElement(course, "nowhere")).toBeUndefined();
});

test("§3.161 dependants are found by reading the requirements backwards", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const { lockers, locks } = compileLearniz(learniz);
      const forth = [...lockers].flatMap(([owner, waits]) => waits.map(({ slug }) => `${owner} < ${slug}`));
      const back = [...locks.waiting].flatMap(([slug, owners]) => owners.map((owner) => `${owner.slug} < ${slug}`));
      expect(new Set(back)).toEqual(new Set(forth));
    }),
  );
});

describe("documents", () => {
  const withTexts = (...texts: string[]): Learniz => ({ ...makeCourse([[]]), defaultTexts: texts });
  test("§3.98 each reference once, in the order of mention, wherever it stands", () => {
    const course = withTexts(
      "document:b1",
      "url(document:a-2)",
      "url('document:c_3') url(\"document:d4\")",
      "document:b1",
    );
    expect(listDocuments(course)).toEqual(["b1", "a-2", "c_3", "d4"].map((slug) => ({ slug })));
  });
  test("§3.98 a word in a sentence is no reference", () => {
    expect(
      listDocuments(withTexts("see document:guide for more", "document:", "mydocument:x", "document:a b")),
    ).toEqual([]);
  });
});

describe("what changed between publications", () => {
  const before = makeCourse([[makeSlide("a"), makeSlide("b")], [makeSlide("c")]]);
  const nothing = { added: [], removed: [], changed: [] };
  test("§4.66 a new date alone is no change", () => {
    expect(compareLearniz(before, { ...before, publishedDate: "later" })).toEqual({
      chapters: nothing,
      slides: nothing,
      isCourseChanged: false,
      isOrderChanged: false,
    });
  });
  test("§4.66 added, removed, changed and moved are told by slug", () => {
    const after = makeCourse([
      [makeSlide("a", [makeTextBox("t")])],
      [makeSlide("c"), makeSlide("b"), makeSlide("d")],
      [],
    ]);
    const { chapters, slides, isCourseChanged, isOrderChanged } = compareLearniz(before, after);
    expect(slides).toEqual({ added: ["d"], removed: [], changed: ["a", "b"] });
    expect(chapters).toEqual({ added: ["c2"], removed: [], changed: ["c0", "c1"] });
    expect([isCourseChanged, isOrderChanged]).toEqual([false, false]);
    expect(compareLearniz(after, before).slides).toEqual({ added: [], removed: ["d"], changed: ["a", "b"] });
  });
  test("§5.26 §5.28 §5.29 adding a chapter changes no settings and no page, whatever rules the conditions generate", () => {
    const conditions = { chainedRequirements: true, validAll: true, gameMinimalScore: 60 };
    const publish = (chapters: Parameters<typeof makeCourse>[0], more: Partial<Learniz> = {}) =>
      applyGeneralConditions({ ...makeCourse(chapters), validationConditions: conditions, ...more }, () => 0.5).learniz;
    const published = publish([[makeSlide("a")], [makeSlide("b")]]);
    const added = compareLearniz(published, publish([[makeSlide("a")], [makeSlide("b")], [makeSlide("c")]]));
    expect(added).toEqual({
      chapters: { ...nothing, added: ["c2"] },
      slides: { ...nothing, added: ["c"] },
      isCourseChanged: false,
      isOrderChanged: false,
    });
    const looser = publish([[makeSlide("a")], [makeSlide("b")]], { validationConditions: {} });
    expect(compareLearniz(published, looser)).toMatchObject({ slides: nothing, isCourseChanged: true });
    const turned = { ...published, chapters: published.chapters.toReversed() };
    expect(compareLearniz(published, turned)).toMatchObject({ isCourseChanged: false, isOrderChanged: true });
  });
});
