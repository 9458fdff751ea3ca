// Knows a few cases by hand, which prove that the oracle itself is right.
import { expect, test } from "vitest";
import { makeCourse, makeGame, makeSlide } from "../course/index.ts";
import {
  begin,
  type CourseShape,
  compareProgress,
  happen,
  type OracleEvent,
  type OracleState,
  reopen,
} from "./index.ts";

const play = (course: CourseShape, ...events: readonly OracleEvent[]): OracleState =>
  events.reduce((state, event) => happen(state, event, "LAST").state, begin(course));
const won = (slug: string, score: number): OracleEvent => ({
  type: "interactivity.updated",
  slug,
  status: "COMPLETE",
  score,
});

test("§4.37 §4.59 a threshold that is reached exactly is reached: 46 of slides that average 65 5/7 and 0", () => {
  const slides = [makeSlide("a", [makeGame("g1", 2), makeGame("g2", 5)]), makeSlide("b", [makeGame("g3", 3)])];
  const course = { ...makeCourse([slides]), validators: [{ minimumAverageScore: 46, elements: [] }] };
  const nearly = play(course, won("g3", 0), won("g2", 60));
  expect([nearly.score, nearly.status]).toEqual([{ of: 42n, over: 1n }, "STARTED"]);
  const exactly = happen(nearly, won("g1", 80), "LAST").state;
  expect([exactly.score, exactly.status]).toEqual([{ of: 46n, over: 1n }, "COMPLETE"]);
});

test("§4.31 §4.35 a lock opens with its last element, and refuses until then", () => {
  const locked = { ...makeSlide("b"), requirements: [{ elements: [{ type: "STATUS" as const, slideSlug: "a" }] }] };
  const course = makeCourse([[makeSlide("a"), locked]]);
  const enter: OracleEvent = { type: "slide.changed", chapterIndex: 0, slideIndex: 1 };
  expect(happen(begin(course), enter, "LAST").isRefused).toBe(true);
  const opened = play(course, { type: "slide.checked" });
  expect(opened.slides.get("b")?.status).toBe("NOT_STARTED");
  expect(happen(opened, enter, "LAST").isRefused).toBe(false);
});

test("§4.66 §4.68 a new interactivity in a COMPLETE slide is COMPLETE without a score, and what moved keeps its state", () => {
  const before = play(makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b")]]), won("g", 70));
  const after = makeCourse([[makeSlide("b")], [makeSlide("a", [makeGame("new", 1), makeGame("g", 1)])]]);
  const { state } = reopen({ ...after, publishedDate: "later" }, before);
  expect(state.interactivities.get("new")).toMatchObject({ status: "COMPLETE", nbTimeDone: 0 });
  expect(state.interactivities.get("new")).not.toHaveProperty("score");
  expect([state.place, state.slides.get("a")?.status, state.score]).toEqual(["a", "COMPLETE", { of: 70n, over: 1n }]);
});

test("§3.152 a difference is told in words", () => {
  const state = begin(makeCourse([]));
  const stored = { status: "STARTED", percentage: 0, time: 3, chapters: [] } as const;
  const place = { currentChapterIndex: 0, currentChapterSlug: "", currentSlideIndex: 0, currentSlideSlug: "" };
  expect(compareProgress(state, { ...stored, ...place })).toEqual([
    'status of the course is "STARTED", by the specification "NOT_STARTED"',
    "time is 3, by the specification 0",
  ]);
});
