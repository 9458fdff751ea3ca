// Knows what holds for every course whatever learners do in it.
import { applyEvent, arbitraryEvents, arbitraryLearniz, arbitraryStrategy, playEvents } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileLearniz } from "../../learniz/index.ts";
import { createProgress, isSlideLocked, type LearnizProgress, loadProgress, type SlideProgress } from "../index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 200 };

const listSlides = (progress: LearnizProgress) => progress.chapters.flatMap((chapter) => chapter.slides);

/** Weighted average by definition: an oracle that shares no line with the engine. */
function average(items: readonly { score?: number; weight?: number }[]): number | undefined {
  const counted = items.filter((item) => item.score !== undefined && (item.weight ?? 0) > 0);
  if (counted.length === 0) return undefined;
  const weights = counted.map((item) => item.weight ?? 0).reduce((a, b) => a + b, 0);
  return counted.map((item) => (item.score ?? 0) * (item.weight ?? 0)).reduce((a, b) => a + b, 0) / weights;
}
const percent = (slides: readonly SlideProgress[]) =>
  slides.length === 0 ? 0 : (100 * slides.filter((slide) => slide.status === "COMPLETE").length) / slides.length;

const journeys = fc.record({ learniz: arbitraryLearniz, events: arbitraryEvents, strategy: arbitraryStrategy });
type Journey = typeof journeys extends fc.Arbitrary<infer T> ? T : never;
const walk = ({ learniz, events, strategy }: Journey) => playEvents(compileLearniz(learniz), events, strategy);
const holdsOnTheWay = (check: (before: LearnizProgress, after: LearnizProgress) => void) =>
  fc.assert(
    fc.property(journeys, (journey) => {
      const way = walk(journey);
      for (const [n, after] of way.entries()) check(way[n - 1] ?? after, after);
    }),
    RUNS,
  );

describe("whatever learners do", () => {
  test("§4.41 no event takes back the COMPLETE of a chapter or of the course", () =>
    holdsOnTheWay((before, after) => {
      if (before.status === "COMPLETE") expect(after.status).toBe("COMPLETE");
      for (const [c, chapter] of before.chapters.entries()) {
        if (chapter.status === "COMPLETE") expect(after.chapters[c]?.status).toBe("COMPLETE");
      }
    }));

  test("§4.31 an open element never locks again", () =>
    holdsOnTheWay((before, after) => {
      for (const [c, chapter] of before.chapters.entries()) {
        if (chapter.status !== "LOCKED") expect(after.chapters[c]?.status).not.toBe("LOCKED");
      }
      const now = listSlides(after);
      for (const [s, slide] of listSlides(before).entries()) {
        if (slide.status !== "LOCKED") expect(now[s]?.status).not.toBe("LOCKED");
      }
    }));

  test("§4.57 §4.58 percentages equal a recount", () =>
    holdsOnTheWay((_, after) => {
      expect(after.percentage).toBeCloseTo(percent(listSlides(after)), 9);
      for (const chapter of after.chapters) expect(chapter.percentage).toBeCloseTo(percent(chapter.slides), 9);
    }));

  test("§4.59 scores equal a recount", () =>
    holdsOnTheWay((_, after) => {
      const check = (score: number | undefined, items: readonly { score?: number; weight?: number }[]) => {
        const expected = average(items);
        if (expected === undefined) expect(score).toBeUndefined();
        else expect(score).toBeCloseTo(expected, 9);
      };
      check(after.score, after.chapters);
      for (const chapter of after.chapters) {
        check(chapter.score, chapter.slides);
        for (const slide of chapter.slides) check(slide.score, slide.interactivities);
      }
    }));

  test("§4.29 interactivities are never LOCKED, and in a locked slide they are NOT_STARTED", () =>
    holdsOnTheWay((_, after) => {
      for (const chapter of after.chapters) {
        for (const slide of chapter.slides) {
          const isLocked = chapter.status === "LOCKED" || slide.status === "LOCKED";
          for (const { status } of slide.interactivities) {
            expect(status).not.toBe("LOCKED");
            if (isLocked) expect(status).toBe("NOT_STARTED");
          }
        }
      }
    }));

  test("§4.69 the position always exists, and is open wherever any slide is", () =>
    holdsOnTheWay((_, after) => {
      const slides = listSlides(after);
      if (slides.length === 0) return;
      const chapter = after.chapters[after.currentChapterIndex];
      expect(chapter?.slug).toBe(after.currentChapterSlug);
      expect(chapter?.slides[after.currentSlideIndex]?.slug).toBe(after.currentSlideSlug);
      const isAnyOpen = after.chapters.some((one, chapterIndex) =>
        one.slides.some((_slide, slideIndex) => !isSlideLocked(after, { chapterIndex, slideIndex })),
      );
      const here = { chapterIndex: after.currentChapterIndex, slideIndex: after.currentSlideIndex };
      if (isAnyOpen) expect(isSlideLocked(after, here)).toBe(false);
    }));

  test("§4.35 an event on a locked slide changes nothing but notices", () => {
    fc.assert(
      fc.property(journeys, ({ learniz, events, strategy }) => {
        const course = compileLearniz(learniz);
        let progress = createProgress(course, "p");
        for (const event of events) {
          const change = applyEvent(course, progress, event, strategy);
          if (change.notices.length > 0) {
            expect(change.progress).toBe(progress);
            expect(change.effects).toEqual([]);
          }
          const target =
            event.type === "slide.changed"
              ? course.slides[event.pick % course.slides.length]
              : { chapterIndex: progress.currentChapterIndex, slideIndex: progress.currentSlideIndex };
          const isAimed =
            event.type === "slide.changed" || event.type === "slide.scrolled" || event.type === "slide.checked";
          if (isAimed && target && isSlideLocked(progress, target)) expect(change.notices).toHaveLength(1);
          progress = change.progress;
        }
      }),
      RUNS,
    );
  });

  test("§4.47 branches that an event does not touch keep their identity", () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const way = walk(journey);
        for (const [n, after] of way.entries()) {
          const before = way[n - 1] ?? after;
          for (const [c, chapter] of after.chapters.entries()) {
            const was = before.chapters[c];
            if (JSON.stringify(was) === JSON.stringify(chapter)) expect(was).toBe(chapter);
          }
        }
      }),
      RUNS,
    );
  });

  test("§4.66 a progress that is saved and loaded again is the same, without a notice", () => {
    fc.assert(
      fc.property(journeys, ({ learniz, events, strategy }) => {
        const course = compileLearniz(learniz);
        const progress = playEvents(course, events, strategy).at(-1);
        const loaded = loadProgress(course, JSON.parse(JSON.stringify(progress)), "perimeter");
        expect(loaded).toEqual({ progress, notices: [] });
      }),
      RUNS,
    );
  });

  test("§4.41 effects name exactly what completed and what opened", () => {
    fc.assert(
      fc.property(journeys, ({ learniz, events, strategy }) => {
        const course = compileLearniz(learniz);
        let progress = createProgress(course, "p");
        for (const event of events) {
          const { progress: after, effects } = applyEvent(course, progress, event, strategy);
          const flat = (one: LearnizProgress) => [...one.chapters, ...listSlides(one)];
          const was = flat(progress);
          const changed = flat(after).flatMap(({ slug, status }, n) => {
            const before = was[n]?.status;
            const isDone = status === "COMPLETE" && before !== "COMPLETE";
            return [
              ...(isDone ? [`done ${slug}`] : []),
              ...(before === "LOCKED" && status !== before ? [`open ${slug}`] : []),
            ];
          });
          const told = effects.flatMap((effect) => {
            if (effect.type === "learniz.completed") return [];
            return [`${effect.type === "element.unlocked" ? "open" : "done"} ${effect.slug}`];
          });
          expect(told.sort()).toEqual(changed.sort());
          const isCourseDone = after.status === "COMPLETE" && progress.status !== "COMPLETE";
          expect(effects.some(({ type }) => type === "learniz.completed")).toBe(isCourseDone);
          progress = after;
        }
      }),
      RUNS,
    );
  });
});
