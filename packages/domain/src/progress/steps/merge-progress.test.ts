// Knows what becomes of what a learner did on two devices.
import { arbitraryEvents, arbitraryLearniz, arbitraryStrategy, playEvents } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileLearniz } from "../../learniz/index.ts";
import { isSameWork, type LearnizProgress, loadProgress, mergeProgress } from "../index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 100 };
const devices = fc.record({
  learniz: arbitraryLearniz,
  strategy: arbitraryStrategy,
  common: arbitraryEvents,
  here: arbitraryEvents,
  there: arbitraryEvents,
});
type Devices = typeof devices extends fc.Arbitrary<infer T> ? T : never;

function play({ learniz, strategy, common, here, there }: Devices) {
  const course = compileLearniz(learniz);
  const go = (events: Devices["here"]) => playEvents(course, [...common, ...events], strategy);
  const [one, other] = [go(here), go(there)].map((way) => way.at(-1));
  if (!one || !other) throw new Error("a way has a beginning");
  return { course, way: go(here), one, other };
}
const listParts = (progress: LearnizProgress) =>
  progress.chapters.flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities));

test("who went on from what they did keeps it as it is", () =>
  fc.assert(
    fc.property(devices, fc.nat(), (drawn, pick) => {
      const { course, way, one } = play(drawn);
      const before = way[pick % way.length] ?? one;
      expect(mergeProgress(course, before, one)).toEqual(one);
    }),
    RUNS,
  ));

test("what either has done is done in both: no completion, no end of an attempt, no open page is lost", () => {
  const times = { alone: 0, joined: 0 };
  fc.assert(
    fc.property(devices, (drawn) => {
      const { course, one, other } = play(drawn);
      const merged = mergeProgress(course, one, other);
      const there = listParts(other);
      if (listParts(one).some(({ nbTimeDone }, at) => nbTimeDone > (there[at]?.nbTimeDone ?? 0))) times.alone += 1;
      // Where not all of it follows from the results of both, the newest fact stands.
      if (merged === other) return;
      times.joined += 1;
      for (const side of [one, other]) {
        if (side.status === "COMPLETE") expect(merged.status).toBe("COMPLETE");
        const parts = listParts(merged);
        for (const [at, part] of listParts(side).entries()) {
          expect(parts[at]?.nbTimeDone).toBeGreaterThanOrEqual(part.nbTimeDone);
          if (part.status !== "NOT_STARTED") expect(parts[at]?.status).not.toBe("NOT_STARTED");
        }
        for (const [c, chapter] of side.chapters.entries()) {
          const now = merged.chapters[c];
          if (chapter.status === "COMPLETE") expect(now?.status).toBe("COMPLETE");
          if (chapter.status !== "LOCKED") expect(now?.status).not.toBe("LOCKED");
          for (const [s, slide] of chapter.slides.entries()) {
            if (slide.status !== "LOCKED") expect(now?.slides[s]?.status).not.toBe("LOCKED");
            if (slide.scrolled) expect(now?.slides[s]?.scrolled).toBe(true);
          }
        }
      }
      expect([other.time, Math.max(one.time, other.time)]).toContain(merged.time);
      expect([merged.currentSlideSlug, merged.eventDate]).toEqual([other.currentSlideSlug, other.eventDate]);
    }),
    RUNS,
  );
  // That is rare.
  expect(times.joined).toBeGreaterThan(times.alone / 2);
});

test("what came together comes together once, and loads as it is", () =>
  fc.assert(
    fc.property(devices, (drawn) => {
      const { course, one, other } = play(drawn);
      const merged = mergeProgress(course, one, other);
      expect(isSameWork(mergeProgress(course, one, merged), merged)).toBe(true);
      expect(isSameWork(mergeProgress(course, other, merged), merged)).toBe(true);
      expect(loadProgress(course, JSON.parse(JSON.stringify(merged)), merged.slug).progress).toEqual(merged);
    }),
    RUNS,
  ));
