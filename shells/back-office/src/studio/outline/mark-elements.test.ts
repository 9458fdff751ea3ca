import type { Chapter, Learniz, Slide } from "@academiz/domain/learniz";
import { expect, test } from "vitest";
import { markRange, readMarked, toggleMark } from "./mark-elements.ts";
import { listPlaces, readDrop } from "./outline-drops.ts";

const rules = { validators: [], requirements: [] };
const makeSlide = (slug: string): Slide => ({ slug, description: slug, interactivities: [], ...rules });
const makeChapter = (slug: string, slides: readonly Slide[]): Chapter => ({ slug, title: slug, slides, ...rules });
const course = {
  chapters: [
    makeChapter("c0", [makeSlide("a"), makeSlide("b")]),
    makeChapter("c1", [makeSlide("c")]),
    makeChapter("c2", []),
  ],
} as unknown as Learniz;

test("what is marked together is of one kind, and what is open is among it", () => {
  expect([...markRange(course, "a", "c")]).toEqual(["a", "b", "c"]);
  expect([...markRange(course, "c", "a")]).toEqual(["a", "b", "c"]);
  expect([...markRange(course, "c1", "a")]).toEqual(["c1"]);
  expect([...markRange(course, "c0", "c2")]).toEqual(["c0", "c1", "c2"]);
  expect([...markRange(course, ":course", "a")]).toEqual([":course"]);
  expect([...toggleMark(new Set(["a"]), "c", "a")]).toEqual(["a", "c"]);
  expect([...toggleMark(new Set(["a", "c"]), "c", "a")]).toEqual(["a"]);
  expect([...toggleMark(new Set(["a"]), "a", "a")]).toEqual(["a"]);
  expect([...readMarked(course, new Set(["a", "gone", "c1"]), "a")]).toEqual(["a"]);
  expect([...readMarked(course, new Set(["a", "b"]), "c")]).toEqual(["c"]);
});

test("a chapter goes between chapters, a page between pages or into a chapter, nothing before the course", () => {
  expect(listPlaces(course, "c0", "c1")).toEqual(["before", "after"]);
  expect(listPlaces(course, "a", "c")).toEqual(["before", "after"]);
  expect(listPlaces(course, "a", "c2")).toEqual(["into"]);
  expect([listPlaces(course, "c0", "a"), listPlaces(course, "a", ":course")]).toEqual([[], []]);
  expect(readDrop(course, "c1", "before")).toEqual({ into: null, after: "c0" });
  expect(readDrop(course, "c0", "before")).toEqual({ into: null, after: null });
  expect(readDrop(course, "b", "before")).toEqual({ into: "c0", after: "a" });
  expect(readDrop(course, "c", "after")).toEqual({ into: "c1", after: "c" });
  expect(readDrop(course, "c0", "into")).toEqual({ into: "c0", after: "b" });
});
