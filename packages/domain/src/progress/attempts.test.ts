// Knows how often an attempt counts, and what is kept of several (§4.47, §4.60–§4.64).
import {
  arbitraryEvents,
  arbitraryLearniz,
  arbitraryResult,
  arbitraryStrategy,
  makeCourse,
  makeGame,
  makeSlide,
  playEvents,
} from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileLearniz } from "../learniz/index.ts";
import { applyInteractivityUpdate, createProgress, type InteractivityUpdate, type LearnizProgress } from "./index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 1_000 };

const course = compileLearniz(makeCourse([[makeSlide("s", [makeGame("g", 1)])]]));
type Result = Omit<InteractivityUpdate, "slug">;
const play = (strategy: "BEST_SCORE" | "LAST" | "FIRST", ...results: readonly Result[]) =>
  results.reduce(
    (progress, result) => applyInteractivityUpdate(course, progress, { slug: "g", ...result }, strategy).progress,
    createProgress(course, "p"),
  );
const read = (progress: LearnizProgress) => progress.chapters[0]?.slides[0]?.interactivities[0];

test("§4.64 the same attempt reported twice counts once, under each strategy", () => {
  fc.assert(
    fc.property(
      arbitraryLearniz,
      arbitraryEvents,
      arbitraryResult,
      arbitraryStrategy,
      fc.nat(),
      (learniz, events, result, strategy, pick) => {
        const any = compileLearniz(learniz);
        const all = any.slides.flatMap(({ slide }) => slide.interactivities);
        const one = all[pick % all.length];
        if (!one) return;
        const progress = playEvents(any, events, strategy).at(-1) ?? createProgress(any, "p");
        const update = { slug: one.slug, attempt: 9, ...result };
        const once = applyInteractivityUpdate(any, progress, update, strategy).progress;
        const twice = applyInteractivityUpdate(any, once, update, strategy);
        expect(twice.progress).toBe(once);
        expect(twice.effects).toEqual([]);
      },
    ),
    RUNS,
  );
});

test("§4.60 BEST_SCORE never lowers a score, and keeps COMPLETE", () => {
  fc.assert(
    fc.property(fc.array(arbitraryResult, { maxLength: 12 }), (results) => {
      let progress = createProgress(course, "p");
      for (const result of results) {
        const before = read(progress);
        progress = applyInteractivityUpdate(course, progress, { slug: "g", ...result }, "BEST_SCORE").progress;
        const after = read(progress);
        if (before?.score !== undefined) expect(after?.score).toBeGreaterThanOrEqual(before.score);
        if (before?.status === "COMPLETE") expect(after?.status).toBe("COMPLETE");
      }
    }),
  );
});

describe("several attempts", () => {
  const won: Result = { status: "COMPLETE", score: 80, data: "won", attempt: 1 };
  const lost: Result = { status: "FAILED", score: 30, data: "lost", attempt: 2 };
  const running: Result = { status: "STARTED", data: "running", attempt: 3 };
  test("§4.60 BEST_SCORE keeps the best with its answers", () => {
    expect(read(play("BEST_SCORE", won, lost, running))).toMatchObject({
      status: "COMPLETE",
      score: 80,
      data: "won",
      nbTimeDone: 2,
    });
    expect(read(play("BEST_SCORE", { ...lost, attempt: 1 }, { ...won, attempt: 2 }))).toMatchObject({
      score: 80,
      data: "won",
    });
  });
  test("§4.60 never COMPLETE: the status is that of the best attempt; of equal scores the earlier; any score beats none", () => {
    expect(read(play("BEST_SCORE", lost, { ...lost, data: "later", attempt: 3 }))).toMatchObject({
      data: "lost",
      nbTimeDone: 2,
    });
    expect(read(play("BEST_SCORE", { status: "FAILED" }, { status: "FAILED", score: 0 }))?.score).toBe(0);
    expect(read(play("BEST_SCORE", lost, running))).toMatchObject({ status: "FAILED", data: "lost" });
  });
  test("§4.60 decisions 8: without a score, which is not a score of 0, COMPLETE beats FAILED; of equal ends the newer is kept", () => {
    const [failed, done] = [
      { status: "FAILED" as const, data: "bad", attempt: 1 },
      { status: "COMPLETE" as const, data: "good", attempt: 2 },
    ];
    const keep = (...results: readonly Result[]) => read(play("BEST_SCORE", ...results));
    expect(keep(failed, done)).toMatchObject({ status: "COMPLETE", data: "good", nbTimeDone: 2 });
    expect(keep(done, { ...failed, attempt: 3 })).toMatchObject({ status: "COMPLETE", data: "good", nbTimeDone: 2 });
    for (const end of [failed, done])
      expect(keep(end, { ...end, data: "newer", attempt: 3 })).toMatchObject({ status: end.status, data: "newer" });
    expect(keep(done, { status: "STARTED", data: "on its way", attempt: 3 })).toMatchObject({ data: "good" });
  });
  test("§4.60 an attempt that ended with a lower score than it had on its way has still ended", () => {
    const way = { status: "STARTED" as const, score: 40, attempt: 1 };
    expect(read(play("BEST_SCORE", way, { status: "FAILED", score: 30, attempt: 1 }))).toMatchObject({
      status: "FAILED",
      score: 40,
    });
  });
  test("§4.61 LAST keeps the newest, even unfinished", () => {
    expect(read(play("LAST", won, lost))).toMatchObject({ status: "FAILED", score: 30, data: "lost" });
    const last = read(play("LAST", won, lost, running));
    expect(last).toMatchObject({ status: "STARTED", data: "running", nbTimeDone: 2 });
    expect(last).not.toHaveProperty("score");
  });
  test("§4.62 FIRST keeps the first finished one, and an unfinished one until there is", () => {
    const first = { ...running, attempt: 1 };
    expect(read(play("FIRST", first))).toMatchObject({ status: "STARTED", data: "running" });
    expect(read(play("FIRST", first, { ...lost, attempt: 1 }, { ...won, attempt: 2 }))).toMatchObject({
      score: 30,
      nbTimeDone: 2,
    });
  });
  test("§4.64 an attempt may report on its way as often as it likes, and counts once, at its end", () => {
    const way = read(
      play("LAST", { status: "STARTED", data: 1, attempt: 1 }, { status: "STARTED", data: 2, attempt: 1 }),
    );
    expect(way).toMatchObject({ data: 2, nbTimeDone: 0 });
    expect(read(play("LAST", { status: "STARTED", attempt: 1 }, won))).toMatchObject({
      score: 80,
      nbTimeDone: 1,
      attempt: 1,
    });
  });
  test("§4.64 a report of an attempt that has ended, or of one before it, changes nothing", () => {
    const before = play("LAST", won, lost);
    const late = { slug: "g", status: "COMPLETE" as const, score: 99 };
    for (const attempt of [1, 2]) {
      expect(applyInteractivityUpdate(course, before, { ...late, attempt }, "LAST").progress).toBe(before);
    }
  });
  test("§4.64 a numbered attempt that ends exactly as the one before it counts as another, under each strategy", () => {
    for (const strategy of ["BEST_SCORE", "LAST", "FIRST"] as const) {
      expect(read(play(strategy, won, { ...won, attempt: 2 }))).toMatchObject({ score: 80, attempt: 2, nbTimeDone: 2 });
    }
  });
  test("§4.47 a report that changes nothing raises no notice and has no effect", () => {
    const before = play("LAST", won);
    const silent = { progress: before, notices: [], effects: [] };
    expect(applyInteractivityUpdate(course, before, { slug: "g", ...won }, "LAST")).toEqual(silent);
  });
  test("§4.47 without a number, a report that changes neither score, status nor data is not applied", () => {
    const before = play("LAST", { status: "COMPLETE", score: 80, data: { answers: { a: true, b: false } } });
    const same = { slug: "g", status: "COMPLETE" as const, score: 80, data: { answers: { b: false, a: true } } };
    expect(applyInteractivityUpdate(course, before, same, "LAST").progress).toBe(before);
    expect(read(applyInteractivityUpdate(course, before, { ...same, data: 1 }, "LAST").progress)?.nbTimeDone).toBe(2);
  });
});
