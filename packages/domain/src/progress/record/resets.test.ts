// Knows how a progress begins anew after a reset, and that it names the reset through all that follows.
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { compileLearniz } from "../../learniz/index.ts";
import { applyInteractivityUpdate, applySlideChange, createProgress, isSameBeginning, loadProgress } from "../index.ts";

const course = compileLearniz(makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b")]]));
const RESET = "2026-03-01T10:00:00.000Z";
const AFTER = "2026-03-01T10:00:00.001Z";
const blank = { slug: "p", resetAt: RESET, eventDate: AFTER, time: 0 };

test("0093 what a reset leaves is begun anew without a word of damage, later than what was before", () => {
  const { progress, notices } = loadProgress(course, blank, "p");
  expect(notices).toEqual([]);
  expect(progress).toEqual({ ...createProgress(course, "p"), resetAt: RESET, eventDate: AFTER });
});
test("0093 the reset is named by all that follows, stored, read and republished", () => {
  const { progress } = loadProgress(course, blank, "p");
  const entered = applySlideChange(course, progress, { chapterIndex: 0, slideIndex: 1 }).progress;
  const update = { slug: "g", status: "COMPLETE" as const, score: 100, attempt: 1 };
  const played = applyInteractivityUpdate(course, entered, update, "LAST").progress;
  const later = compileLearniz({ ...course.learniz, publishedDate: "2026-04-01T00:00:00.000Z" });
  for (const one of [entered, played, loadProgress(later, structuredClone(played), "p").progress])
    expect(one.resetAt).toBe(RESET);
});
test("0093 only progresses of one beginning go on from each other", () => {
  expect(isSameBeginning(null, createProgress(course, "p"))).toBe(true);
  expect(isSameBeginning(blank, loadProgress(course, blank, "p").progress)).toBe(true);
  expect(isSameBeginning(blank, createProgress(course, "p"))).toBe(false);
  expect(isSameBeginning(blank, { ...blank, resetAt: AFTER })).toBe(false);
});
