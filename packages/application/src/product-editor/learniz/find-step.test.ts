// Proves where undo and redo lead: to what they changed.
import { changeSlide, removeParts, stepParts } from "@academiz/domain/editing";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { findStep } from "./find-step.ts";

const course = makeCourse([
  [makeSlide("a", [makeGame("g"), makeGame("h")]), makeSlide("b", [])],
  [makeSlide("c", []), makeSlide("d", [])],
]);

test("a page that comes back is where the step leads; of one that goes, what stands before it", () => {
  const without = removeParts(course, ["d"]);
  expect(findStep(without, course)).toEqual({ at: "d", block: null });
  expect(findStep(course, without)).toEqual({ at: "c", block: null });
});

test("a change of a page leads to it, and to the block that is not the same", () => {
  const titled = changeSlide(course, "b", (own) => ({ ...own, description: "Other" }));
  expect(findStep(course, titled)).toEqual({ at: "b", block: null });
  expect(findStep(removeParts(course, ["h"]), course)).toEqual({ at: "a", block: "h" });
});

test("a page that moved over leads to itself; the course's own settings to the course; nothing nowhere", () => {
  expect(findStep(course, stepParts(course, ["b"], 1))?.at).toBe("b");
  expect(findStep(course, { ...course, context: { ...course.context, title: "Other" } })).toEqual({
    at: null,
    block: null,
  });
  expect(findStep(course, course)).toBeNull();
});
