// Knows what learners are told who completed a course that later got more pages.
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { compileLearniz, type Learniz } from "../../learniz/index.ts";
import { applySlideChange, applySlideCheck, createProgress, listAdded, listLeft, loadProgress } from "../index.ts";

const compile = (slugs: readonly string[], publishedDate: string) => {
  const learniz: Learniz = makeCourse([slugs.map((slug) => makeSlide(slug, []))]);
  return compileLearniz({ ...learniz, publishedDate });
};
const before = compile(["a", "b"], "2026-01-01T00:00:00.000Z");
const after = compile(["a", "new", "b"], "2026-02-01T00:00:00.000Z");
const begun = applySlideCheck(before, createProgress(before, "p")).progress;
const done = applySlideChange(before, begun, { chapterIndex: 0, slideIndex: 1 }).progress;

test("§4.66 §4.67 a page added after a course was completed is new and left to do; the course stays complete", () => {
  expect(done.status).toBe("COMPLETE");
  expect([listAdded(before, done), listLeft(done)]).toEqual([[], []]);
  const { progress } = loadProgress(after, done, "p");
  expect(progress.status).toBe("COMPLETE");
  expect([listAdded(after, done), listLeft(progress)]).toEqual([["new"], ["new"]]);
});

test("§4.66 it is new until the stored progress contains it, and left until it is done", () => {
  const { progress } = loadProgress(after, done, "p");
  expect([listAdded(after, progress), listLeft(progress)]).toEqual([[], ["new"]]);
  const read = applySlideChange(after, progress, { chapterIndex: 0, slideIndex: 1 }).progress;
  expect(listLeft(read)).toEqual([]);
});

test("nothing is new for learners who have not completed the course, nor where no progress is stored", () => {
  expect(listAdded(after, { ...done, status: "STARTED" })).toEqual([]);
  expect([listAdded(after, null), listAdded(after, "what")]).toEqual([[], []]);
});
