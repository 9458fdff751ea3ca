// Knows the player's actions one by one: what each does to a progress, and what triggers a check (§4.44–§4.55).
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { compileLearniz, type Requirement, type Validator } from "../learniz/index.ts";
import {
  applyGodMode,
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  applySlideCheck,
  createProgress,
  type LearnizProgress,
} from "./index.ts";

const done = (slug: string): Validator[] => [{ elements: [{ slug, type: "STATUS" }] }];
const after = (slideSlug: string): Requirement[] => [{ elements: [{ type: "STATUS", chapterSlug: "c0", slideSlug }] }];
const course = compileLearniz(
  makeCourse([
    [
      makeSlide("plain"),
      { ...makeSlide("read", [makeTextBox("t")]), validators: [{ elements: [], minimumAverageScore: 0 }] },
    ],
    [
      { ...makeSlide("played", [makeGame("g", 1), makeGame("h", 1)]), validators: done("g") },
      { ...makeSlide("shut"), requirements: after("read") },
    ],
  ]),
);
const fresh = createProgress(course, "perimeter");
const at = (chapterIndex: number, slideIndex: number) => ({ chapterIndex, slideIndex });
const slides = ({ chapters }: LearnizProgress) =>
  Object.fromEntries(chapters.flatMap((chapter) => chapter.slides).map((slide) => [slide.slug, slide]));
const statuses = (progress: LearnizProgress) =>
  Object.values(slides(progress)).map(({ slug, status }) => `${slug} ${status}`);
const untouched = ["plain NOT_STARTED", "read NOT_STARTED", "played NOT_STARTED", "shut LOCKED"];
const standsAt = (progress: LearnizProgress) => [
  progress.currentChapterIndex,
  progress.currentChapterSlug,
  progress.currentSlideIndex,
  progress.currentSlideSlug,
];

describe("§4.44 what triggers a check", () => {
  test("§4.45 entering a slide: only that slide is checked", () => {
    const { progress } = applySlideChange(course, fresh, at(0, 0));
    expect(statuses(progress)).toEqual(["plain COMPLETE", ...untouched.slice(1)]);
    const { progress: next } = applySlideChange(course, progress, at(1, 0));
    expect(statuses(next)).toEqual(["plain COMPLETE", "read NOT_STARTED", "played STARTED", "shut LOCKED"]);
  });
  test("§4.46 the first scroll: scrolled is true and the slide is checked again; the second does nothing", () => {
    const start = { ...fresh, ...applySlideChange(course, fresh, at(1, 0)).progress };
    const won = applyInteractivityUpdate(course, start, { slug: "g", status: "COMPLETE" }, "LAST").progress;
    expect([slides(won)["played"]?.scrolled, slides(won)["played"]?.status]).toEqual([false, "STARTED"]);
    const first = applyScroll(course, won);
    expect([slides(first.progress)["played"]?.scrolled, slides(first.progress)["played"]?.status]).toEqual([
      true,
      "COMPLETE",
    ]);
    expect(applyScroll(course, first.progress)).toEqual({ progress: first.progress, notices: [], effects: [] });
  });
  test.each([
    ["score", { status: "STARTED", score: 11, data: 1 }],
    ["status", { status: "COMPLETE", score: 10, data: 1 }],
    ["data", { status: "STARTED", score: 10, data: 2 }],
  ] as const)("§4.47 an update whose %s alone changed is applied; one in which nothing did is not", (_what, other) => {
    const reports = [{}, { attempt: 1 }].flatMap((number) =>
      (["LAST", "BEST_SCORE", "FIRST"] as const).map((strategy) => [number, strategy] as const),
    );
    for (const [number, strategy] of reports) {
      const same = { slug: "g", status: "STARTED", score: 10, data: 1, ...number } as const;
      const before = applyInteractivityUpdate(course, fresh, same, strategy).progress;
      expect(applyInteractivityUpdate(course, before, same, strategy).progress).toBe(before);
      const change = applyInteractivityUpdate(course, before, { ...same, ...other }, strategy).progress;
      expect(slides(change)["played"]?.interactivities[0]).toMatchObject(other);
    }
  });
});

describe("§4.48 the player's actions", () => {
  test("§4.49 init makes a progress of the module in which nothing has begun", () => {
    expect(fresh).toMatchObject({ slug: "perimeter", status: "NOT_STARTED", percentage: 0, time: 0 });
    expect(fresh).not.toHaveProperty("score");
    expect(fresh.chapters.map(({ status, percentage }) => [status, percentage])).toEqual([
      ["NOT_STARTED", 0],
      ["NOT_STARTED", 0],
    ]);
    expect(statuses(fresh)).toEqual(untouched);
    expect(standsAt(fresh)).toEqual([0, "c0", 0, "plain"]);
  });
  test("§4.50 changing the slide takes the learner there, by chapter and slide index", () => {
    expect(standsAt(applySlideChange(course, fresh, at(0, 1)).progress)).toEqual([0, "c0", 1, "read"]);
    expect(standsAt(applySlideChange(course, fresh, at(1, 0)).progress)).toEqual([1, "c1", 0, "played"]);
  });
  test("§4.51 updating an interactivity writes its result, and no other", () => {
    const update = { slug: "h", status: "FAILED", score: 30, data: { a: 1 } } as const;
    const { progress } = applyInteractivityUpdate(course, fresh, update, "LAST");
    const [g, h] = slides(progress)["played"]?.interactivities ?? [];
    expect(h).toMatchObject({ ...update, nbTimeDone: 1 });
    expect(g).toBe(slides(fresh)["played"]?.interactivities[0]);
    expect(standsAt(progress)).toEqual(standsAt(fresh));
  });
  test("§4.53 validating checks the current slide", () => {
    expect(statuses(applySlideCheck(course, fresh).progress)).toEqual(["plain COMPLETE", ...untouched.slice(1)]);
  });
  test("§4.54 marking as scrolled marks the current slide, and no other", () => {
    const there = applySlideChange(course, fresh, at(0, 1)).progress;
    const marked = Object.values(slides(applyScroll(course, there).progress)).filter(({ scrolled }) => scrolled);
    expect(marked.map(({ slug }) => slug)).toEqual(["read"]);
  });
  test("§4.55 entering god mode opens every locked element", () => {
    const god = applyGodMode(course, fresh);
    expect(slides(god.progress)["shut"]?.status).toBe("NOT_STARTED");
    expect(god.effects).toEqual([{ type: "element.unlocked", slug: "shut" }]);
    const there = applySlideChange(god.course, god.progress, at(1, 1));
    expect(standsAt(there.progress)).toEqual([1, "c1", 1, "shut"]);
  });
});
