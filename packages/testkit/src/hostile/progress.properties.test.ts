// Knows that no stored progress breaks its opening, and that old shapes lose nothing of what was done.

import { isSameJson, type Json } from "@academiz/domain/kernel";
import { type CompiledLearniz, compileLearniz } from "@academiz/domain/learniz";
import {
  addTime,
  applyInteractivityUpdate,
  applySlideChange,
  buildRequirementsTree,
  explainLock,
  type InteractivityUpdate,
  isSlideLocked,
  type LearnizProgress,
  loadProgress,
  type Place,
  type ProgressChange,
} from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import { unpackProgress } from "@academiz/domain/scorm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryEvents, arbitraryLearniz, makeCourse, makeGame, makeSlide, playEvents } from "../course/index.ts";
import { INVARIANTS } from "../invariants/index.ts";
import { packFormerProgress } from "../scorm/index.ts";
import { arbitraryWalk, ENGINE, type Engine, PERIMETER, playWalk } from "../walk/index.ts";
import {
  arbitraryDamage,
  arbitraryHostileEvent,
  arbitraryHostileJson,
  arbitraryOldShape,
  damageEverywhere,
  type HostileEvent,
  type OldShape,
  writeOldProgress,
} from "./index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 100 };
const store = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;

/** A course with a progress that a learner has made in it. */
const played = fc.tuple(arbitraryLearniz, arbitraryEvents).map(([learniz, events]) => {
  const course = compileLearniz(learniz);
  const progress = playEvents(course, events, "BEST_SCORE").at(-1);
  if (!progress) throw new Error("there is always a first progress");
  return { course, progress };
});

/** Opens a stored progress as a player does and goes on in it. Any exception fails the test. */
function openProgress(course: CompiledLearniz, stored: unknown): void {
  const { progress } = loadProgress(course, stored, PERIMETER);
  buildRequirementsTree(course, progress);
  for (const slug of course.places.keys()) explainLock(course, progress, slug);
  for (const place of course.slides.slice(0, 3)) {
    const visited = ENGINE.apply(course, progress, { type: "slide.changed", ...place }, "LAST").progress;
    ENGINE.apply(course, visited, { type: "slide.scrolled" }, "LAST");
  }
  expect(progress.chapters.map(({ slug }) => slug)).toEqual(course.learniz.chapters.map(({ slug }) => slug));
  expect(progress.slug).toBe(PERIMETER);
  const inside = progress.chapters.flatMap((chapter) => [
    chapter,
    ...chapter.slides.flatMap((slide) => [slide, ...slide.interactivities]),
  ]);
  const isWithin = (number: number) => number >= 0 && number <= 100;
  expect([progress, ...inside].filter(({ score = 0 }) => !isWithin(score))).toEqual([]);
  expect([progress, ...progress.chapters].filter(({ percentage }) => !isWithin(percentage))).toEqual([]);
  expect(progress.time >= 0 && Number.isFinite(progress.time)).toBe(true);
  const isAnyOpen = course.slides.some((place) => !isSlideLocked(progress, place));
  const here = { chapterIndex: progress.currentChapterIndex, slideIndex: progress.currentSlideIndex };
  if (isAnyOpen) expect(isSlideLocked(progress, here)).toBe(false);
  const saved = { progress: store(progress), notices: [] };
  const again = loadProgress(course, saved.progress, PERIMETER);
  // Vitest takes ten times as long to find that two trees are equal, so it is only asked how they differ.
  if (!isSameJson(again, saved)) expect(again).toEqual(saved);
}

describe("§4.65 opening a progress answers, and never throws", () => {
  test("whatever was stored", () => {
    fc.assert(
      fc.property(arbitraryLearniz, arbitraryHostileJson, (learniz, json) => {
        const course = compileLearniz(learniz);
        openProgress(course, json);
        openProgress(course, { chapters: json });
        unpackProgress(course, json, PERIMETER);
      }),
      RUNS,
    );
  });
  test("whatever damage was done to a sound progress, saved or packed", () => {
    const damaged = played.chain(({ course, progress }) =>
      fc.record({
        course: fc.constant(course),
        saved: arbitraryDamage(fc.constant(store(progress))),
        packed: arbitraryDamage(fc.constant(store(packFormerProgress(course, progress)))),
      }),
    );
    fc.assert(
      fc.property(damaged, ({ course, saved, packed }) => {
        openProgress(course, saved);
        openProgress(course, unpackProgress(course, packed, PERIMETER));
      }),
      RUNS,
    );
  });
  test.each([
    ["[", "]"],
    ['{"chapters":', "}"],
  ])("however deep it is, of %s", { tags: "long" }, (open, close) => {
    const write = () => JSON.parse(`${open.repeat(200_000)}0${close.repeat(200_000)}`) as Json;
    const course = compileLearniz(makeCourse([[makeSlide("s", [makeGame("g", 1)])]]));
    const answered = (data: unknown) => ({ slug: "g", status: "STARTED", score: 80, data }) as const;
    const { progress } = applyInteractivityUpdate(course, ENGINE.create(course, PERIMETER), answered(write()), "LAST");
    // Reported again it changes nothing, though it was read anew.
    expect(applyInteractivityUpdate(course, progress, answered(write()), "LAST").progress).toBe(progress);
    const kept = loadProgress(course, progress, PERIMETER);
    expect([kept.notices, isSameJson(kept.progress, progress)]).toEqual([[], true]);
    for (const chapters of [
      write(),
      [write()],
      [{ slug: "c0", slides: write() }],
      [{ slug: "c0", slides: [write()] }],
    ]) {
      expect(loadProgress(course, { ...progress, chapters }, PERIMETER).notices).toHaveLength(1);
      expect(unpackProgress(course, { ...progress, chapters }, PERIMETER)).toBeDefined();
    }
    expect(loadProgress(course, write(), PERIMETER).notices).toHaveLength(1);
  });
  test("whatever stands at any place of it", () => {
    const [one] = fc
      .sample(played, { numRuns: 60, seed: 4 })
      .filter(({ course }) => course.slides.length < 6)
      .toSorted((a, b) => JSON.stringify(b.progress).length - JSON.stringify(a.progress).length);
    if (!one) throw new Error("no course was small enough");
    let count = 0;
    for (const { json } of damageEverywhere(store(one.progress))) {
      openProgress(one.course, json);
      count++;
    }
    expect(count).toBeGreaterThan(500);
  });
});

/** What the engine makes of events that JavaScript callers may pass. */
function applyHostile(course: CompiledLearniz, progress: LearnizProgress, event: HostileEvent): ProgressChange {
  if (event.type === "time") return { progress: addTime(progress, event.seconds as number), notices: [], effects: [] };
  return event.type === "update"
    ? applyInteractivityUpdate(course, progress, event.update as InteractivityUpdate, event.strategy as ScoreStrategy)
    : applySlideChange(course, progress, event.place as Place);
}

describe("§4.50 §4.51 what is no event", () => {
  test("is told and changes nothing; whatever is sent, the progress can be saved and opened again", () => {
    const called = played.chain(({ course, progress }) =>
      fc.record({
        course: fc.constant(course),
        progress: fc.constant(progress),
        events: fc.array(arbitraryHostileEvent(course), { minLength: 1, maxLength: 12 }),
      }),
    );
    const met = new Set<string>();
    fc.assert(
      fc.property(called, ({ course, progress, events }) => {
        let now = progress;
        for (const event of events) {
          const { progress: after, notices } = applyHostile(course, now, event);
          const refusals = notices.filter(({ code }) => code !== "strategy.unknown");
          if (refusals.length > 0) expect(after).toBe(now);
          for (const { code } of notices) met.add(code);
          now = after;
        }
        const saved = store(now);
        const opened = loadProgress(course, saved, progress.slug);
        if (!isSameJson(store(opened), { progress: saved, notices: [] }))
          expect(store(opened)).toEqual({ progress: saved, notices: [] });
      }),
      // So often that each refusal is surely met.
      { numRuns: Math.max(600, RUNS.numRuns) },
    );
    expect([...met].sort()).toEqual([
      "attempt.invalid",
      "interactivity.unknown",
      "score.invalid",
      "slide.locked",
      "slide.unknown",
      "status.invalid",
      "strategy.unknown",
    ]);
  });
});

describe("§4.66 a progress in an old shape", () => {
  test("keeps every status, result and time, and opens at the same place", () => {
    fc.assert(
      fc.property(played, arbitraryOldShape, ({ course, progress }, shape) => {
        const { progress: opened, notices } = loadProgress(course, writeOldProgress(progress, shape), PERIMETER);
        expect(notices).toEqual([]);
        expect([opened.time, opened.status]).toEqual([progress.time, progress.status]);
        expect(opened.chapters.map((one) => one.status)).toEqual(progress.chapters.map((one) => one.status));
        const list = ({ chapters }: typeof progress) => chapters.flatMap(({ slides }) => slides);
        const told = (of: typeof progress) =>
          list(of).map(({ status, scrolled, interactivities }) => [
            status,
            scrolled,
            interactivities.map((one) => [one.status, one.score, one.nbTimeDone]),
          ]);
        expect(told(opened)).toEqual(told(progress));
        expect([opened.currentChapterIndex, opened.currentSlideIndex]).toEqual([
          progress.currentChapterIndex,
          progress.currentSlideIndex,
        ]);
        expect(opened.percentage).toBeCloseTo(progress.percentage);
      }),
      RUNS,
    );
  });
  test("is one to go on with: every invariant holds in what comes after, where nothing was lost that cannot be told again", () => {
    // Without the date a republication cannot be told from damage; without type and attempt nobody knows to what
    // answers belong.
    const tellable = ({ course, chapter, slide, interactivity }: OldShape): OldShape => ({
      course: course.filter((name) => name !== "publishedDate" && name !== "eventDate" && name !== "percentage"),
      chapter: chapter.filter((name) => name !== "percentage"),
      slide,
      interactivity: interactivity.filter((name) => name === "weight" || name === "interactivityIndex"),
    });
    fc.assert(
      fc.property(arbitraryLearniz, arbitraryWalk, arbitraryOldShape, (learniz, plan, shape) => {
        const course = compileLearniz(learniz);
        const engine: Engine = {
          ...ENGINE,
          load: (of, stored, perimeter) =>
            ENGINE.load(of, writeOldProgress(stored as LearnizProgress, tellable(shape)), perimeter),
        };
        const walk = playWalk(course, plan, engine);
        for (const invariant of INVARIANTS) expect(invariant.check(course, walk)).toBeUndefined();
      }),
      { numRuns: RUNS.numRuns / 2 },
    );
  });
});
