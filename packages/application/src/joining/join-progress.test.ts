// Knows that nothing from before a reset is joined to what follows it.
import { compileLearniz } from "@academiz/domain/learniz";
import { applySlideChange, createProgress } from "@academiz/domain/progress";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { joinProgress } from "./join-progress.ts";

const course = compileLearniz(makeCourse([[makeSlide("a"), makeSlide("b")]]));
const NOW = Date.parse("2026-03-02T10:00:00.000Z");
const blank = { slug: "p", resetAt: "2026-03-01T10:00:00.000Z", eventDate: "2026-03-01T10:00:00.000Z", time: 0 };
const seen = applySlideChange(course, createProgress(course, "p"), { chapterIndex: 0, slideIndex: 1 }).progress;

test("0093 what waits on the device from before a reset is played no more, however new it is", () => {
  const pending = { ...seen, eventDate: "2026-03-02T09:00:00.000Z" };
  const joined = joinProgress(course, { stored: blank, pending }, "p", NOW);
  expect(joined).toMatchObject({ isPending: false, isJoined: false, progress: { status: "NOT_STARTED" } });
  expect(joinProgress(course, { stored: null, pending }, "p", NOW)).toMatchObject({ isPending: true });
});
test("0093 what waits from after the reset is", () => {
  const pending = { ...seen, resetAt: blank.resetAt, eventDate: "2026-03-02T09:00:00.000Z" };
  expect(joinProgress(course, { stored: blank, pending }, "p", NOW)).toMatchObject({
    isPending: true,
    progress: { status: "COMPLETE", resetAt: blank.resetAt },
  });
});
