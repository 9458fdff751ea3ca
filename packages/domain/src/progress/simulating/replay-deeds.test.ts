// Knows, in every course, that the engine could have brought simulated learners where they are.
import {
  arbitraryEvents,
  arbitraryLearniz,
  arbitraryScore,
  arbitraryStrategy,
  playEvents,
} from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileLearniz, removeRules } from "../../learniz/index.ts";
import { isFinished } from "../../scoring/index.ts";
import {
  createProgress,
  type Deed,
  isSlideLocked,
  type LearnizProgress,
  listDeeds,
  replayDeeds,
  type SlideProgress,
  transition,
} from "../index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 300 };
const listSlides = ({ chapters }: LearnizProgress) =>
  chapters.flatMap(({ slides }, chapterIndex) =>
    slides.map((slide, slideIndex) => ({ slide, place: { chapterIndex, slideIndex } })),
  );

/** A course with deeds in parts of it, chosen by the picks. */
const simulations = fc
  .record({
    learniz: arbitraryLearniz,
    reads: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
    scores: fc.array(fc.option(arbitraryScore), { minLength: 24, maxLength: 24 }),
  })
  .map(({ learniz, reads, scores }) => {
    const course = compileLearniz(learniz);
    const slides = listSlides(createProgress(course, "p")).map(({ slide }) => slide);
    const blocks = slides.flatMap(({ interactivities }) => interactivities);
    const results = blocks.flatMap(({ slug }, at): Deed[] => {
      const score = scores[at % scores.length];
      return score == null ? [] : [{ slug, status: score < 50 ? "FAILED" : "COMPLETE", score }];
    });
    const read = slides.flatMap(({ slug }, at) => (reads[at % reads.length] ? [slug] : []));
    return { course, deeds: { read, results } };
  });

describe("a simulated learner", () => {
  test("§4.45–§4.51 is where a learner can be: the engine's own events lead there", () =>
    fc.assert(
      fc.property(simulations, ({ course, deeds }) => {
        const { progress, events } = replayDeeds(course, "p", deeds);
        let walked = createProgress(course, "p");
        for (const event of events) {
          const { progress: next, notices } = transition(course, walked, event);
          expect(notices).toEqual([]);
          walked = next;
        }
        expect(progress).toEqual(walked);
      }),
      RUNS,
    ));

  test("§4.35 has done every given deed, or it is reported as impossible: its page is locked", () =>
    fc.assert(
      fc.property(simulations, ({ course, deeds }) => {
        const { progress, impossible } = replayDeeds(course, "p", deeds);
        for (const { slide, place } of listSlides(progress)) {
          const isLocked = isSlideLocked(progress, place);
          if (deeds.read.includes(slide.slug)) {
            expect(slide.scrolled).toBe(!isLocked);
            expect(impossible.includes(slide.slug)).toBe(isLocked);
          }
          for (const { slug, score, nbTimeDone } of slide.interactivities) {
            const deed = deeds.results.find((one) => one.slug === slug);
            if (!deed) continue;
            expect(impossible.includes(slug)).toBe(isLocked);
            expect({ score, nbTimeDone }).toEqual(
              isLocked ? { score: undefined, nbTimeDone: 0 } : { score: deed.score, nbTimeDone: 1 },
            );
          }
        }
      }),
      RUNS,
    ));

  test("§4.79 without rules nothing is impossible", () =>
    fc.assert(
      fc.property(simulations, ({ course, deeds }) => {
        const free = compileLearniz(removeRules(course.learniz));
        expect(replayDeeds(free, "p", deeds).impossible).toEqual([]);
      }),
      RUNS,
    ));

  test("a deed in no part of the course is reported, and changes nothing", () => {
    const course = compileLearniz(fc.sample(arbitraryLearniz, { numRuns: 1, seed: 1 })[0] as never);
    const { progress, impossible } = replayDeeds(course, "p", {
      read: ["gone"],
      results: [{ slug: "away", status: "COMPLETE", score: 50 }],
    });
    expect(impossible).toEqual(["gone", "away"]);
    expect(progress).toEqual(createProgress(course, "p"));
  });
});

test("the deeds of a progress can be replayed: completed elements stay so, with their results and attempts", () =>
  fc.assert(
    fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, (learniz, events, strategy) => {
      const course = compileLearniz(learniz);
      const was = playEvents(course, events, strategy).at(-1) ?? createProgress(course, "p");
      const { progress } = replayDeeds(course, was.slug, listDeeds(was), { product: strategy });
      for (const [at, { slide }] of listSlides(progress).entries()) {
        const before = listSlides(was)[at]?.slide;
        if (slide.status === "LOCKED") continue;
        expect(slide.scrolled).toBe(before?.scrolled);
        const ended = (one: SlideProgress | undefined) =>
          one?.interactivities.map(({ status, score, data, nbTimeDone }) =>
            isFinished(status) ? { status, score, data, nbTimeDone } : null,
          );
        expect(ended(slide)).toEqual(ended(before));
      }
    }),
    RUNS,
  ));
