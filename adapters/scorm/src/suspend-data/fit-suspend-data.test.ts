// Knows that whatever the room, what is written fits in it and loses nothing but learners' answers.
import { compileLearniz } from "@academiz/domain/learniz";
import { type LearnizProgress, loadProgress } from "@academiz/domain/progress";
import { makeOutline } from "@academiz/domain/scorm";
import { arbitraryEvents, arbitraryLearniz, arbitraryStrategy, playEvents } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitSuspendData, SCORM12_LIMIT } from "./fit-suspend-data.ts";
import { readPackedText, writePackedText } from "./packed-text.ts";

type Interactivity = LearnizProgress["chapters"][number]["slides"][number]["interactivities"][number];
const changeInteractivities = (
  progress: LearnizProgress,
  change: (one: Interactivity, index: number) => Interactivity,
): LearnizProgress => {
  let index = 0;
  const chapters = progress.chapters.map((chapter) => ({
    ...chapter,
    slides: chapter.slides.map((slide) => ({
      ...slide,
      interactivities: slide.interactivities.map((one) => change(one, index++)),
    })),
  }));
  return { ...progress, chapters };
};
const listInteractivities = (progress: LearnizProgress): readonly Interactivity[] =>
  progress.chapters.flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities));
const forget = ({ data: _, ...one }: Interactivity): Interactivity => one;

/** A course somewhere on its way, with texts of a learner's own where there are answers. */
const arbitraryPlayed = fc
  .record({
    learniz: arbitraryLearniz,
    events: arbitraryEvents,
    strategy: arbitraryStrategy,
    texts: fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { minLength: 1, maxLength: 20 }),
  })
  .map(({ learniz, events, strategy, texts }) => {
    const course = compileLearniz(learniz);
    const outline = makeOutline(learniz);
    const played = playEvents(course, events, strategy).at(-1) as LearnizProgress;
    const progress = changeInteractivities(played, (one, index) =>
      one.data === undefined ? one : { ...one, data: { text: texts[index % texts.length] } },
    );
    return { course, outline, progress };
  })
  .filter(({ course }) => course.slides.length > 0);

describe("§9.23 suspend data of a limited size", () => {
  test("never goes over the limit, is never cut, and loses no status, score, attempt or position", () => {
    fc.assert(
      fc.property(
        arbitraryPlayed,
        fc.double({ min: 0, max: 1.1, noNaN: true }),
        ({ course, outline, progress }, share) => {
          const whole = writePackedText(outline, progress, 0);
          const bare = writePackedText(outline, progress, 0, () => false);
          const limit = Math.floor(whole.length * share);
          const { text, notices } = fitSuspendData(outline, progress, limit);
          expect(notices).toHaveLength(whole.length > limit ? 1 : 0);
          if (text === null) {
            expect(bare.length).toBeGreaterThan(limit);
            return;
          }
          expect(text.length).toBeLessThanOrEqual(limit);
          const back = loadProgress(course, readPackedText([outline], text), "perimeter").progress;
          expect(changeInteractivities(back, forget)).toEqual(changeInteractivities(progress, forget));
        },
      ),
    );
  });
  test("what has room stays whole; what has not loses the answers that stand first in the course", () => {
    fc.assert(
      fc.property(
        arbitraryPlayed,
        fc.double({ min: 0, max: 1.1, noNaN: true }),
        ({ course, outline, progress }, share) => {
          const whole = writePackedText(outline, progress, 0).length;
          const { text } = fitSuspendData(outline, progress, Math.floor(whole * share));
          if (text === null) return;
          const back = loadProgress(course, readPackedText([outline], text), "perimeter").progress;
          const [had, has] = [progress, back].map((one) =>
            listInteractivities(one)
              .filter(({ data }) => data !== undefined)
              .map(({ slug }) => slug),
          ) as [string[], string[]];
          if (share >= 1) expect(has).toEqual(had);
          expect(had.slice(had.length - has.length)).toEqual(has);
        },
      ),
    );
  });
  test("§8.25 over the limit it is reported, with how many answers were dropped", () => {
    const [drawn] = fc.sample(
      arbitraryPlayed.filter(({ progress }) => listInteractivities(progress).some(({ data }) => data !== undefined)),
      { numRuns: 1, seed: 1 },
    );
    if (!drawn) throw new Error("nothing was drawn");
    const { outline, progress } = drawn;
    const noise = fc.sample(fc.string({ minLength: 9_000, maxLength: 9_000 }), { numRuns: 1, seed: 1 })[0];
    const long = changeInteractivities(progress, (one) =>
      one.data === undefined ? one : { ...one, data: { text: noise } },
    );
    const answers = listInteractivities(long).filter(({ data }) => data !== undefined).length;
    expect(fitSuspendData(outline, long, SCORM12_LIMIT).notices).toEqual([
      {
        code: "scorm.suspend-data.over-limit",
        level: "warning",
        text: `SCORM suspend data : over the limit of 4096 characters, answers left out : ${answers}`,
      },
    ]);
    expect(fitSuspendData(outline, long, SCORM12_LIMIT).text?.length).toBeLessThanOrEqual(4096);
  });
});
