// Knows that what is put into suspend data comes back exactly, that every LMS can carry it, and that damage reads as
// nothing.

import { compileLearniz, type Learniz } from "@academiz/domain/learniz";
import { createProgress, type LearnizProgress, loadProgress } from "@academiz/domain/progress";
import { computeOutlineHash, makeOutline, readPackaging } from "@academiz/domain/scorm";
import {
  arbitraryEvents,
  arbitraryLearniz,
  arbitraryStrategy,
  makeCourse,
  makeGame,
  makeSlide,
  playEvents,
} from "@academiz/testkit/course";
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ONE_WON, withoutRules } from "../testing/courses.ts";
import { readPackedText, writePackedText } from "./packed-text.ts";

const LIMIT = 64_000;
/** Without -0, which JSON does not tell from 0, and without fields that JSON drops. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const answers = fc.oneof(
  json,
  fc.record({ answers: fc.dictionary(fc.constantFrom("g-1", "g-2", "__proto__"), fc.boolean()) }),
  anyText({ maxLength: 60 }),
  fc.constant("half a character \ud800 and \u0000 and \ufeff"),
);
const scores = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
  fc.double({ min: 0, max: 100, noNaN: true }).map((score) => score + 0),
);

/** A course somewhere on its way, with any answers, scores, times and dates. */
const arbitraryPlayed = fc
  .record({
    learniz: arbitraryLearniz,
    events: arbitraryEvents,
    strategy: arbitraryStrategy,
    results: fc.array(fc.record({ data: answers, score: scores, nbTimeDone: fc.nat(), attempt: fc.maxSafeNat() }), {
      minLength: 1,
    }),
    time: fc.oneof(fc.maxSafeNat(), fc.double({ min: 0, max: 1e12, noNaN: true })),
    eventDate: fc.option(
      fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.string(),
      ),
      {
        nil: undefined,
      },
    ),
    percentage: fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: undefined }),
    publishedDate: fc.oneof(fc.constant(""), fc.constant("2026-01-01T00:00:00.000Z"), fc.string()),
  })
  .filter(({ learniz }) => learniz.chapters.some(({ slides }) => slides.length > 0))
  .map(({ learniz: drawn, events, strategy, results, time, eventDate, percentage, publishedDate }) => {
    const learniz: Learniz = { ...drawn, publishedDate };
    const course = compileLearniz(learniz);
    const played = playEvents(course, events, strategy).at(-1) as LearnizProgress;
    let index = 0;
    const chapters = played.chapters.map((chapter) => ({
      ...chapter,
      slides: chapter.slides.map((slide) => ({
        ...slide,
        interactivities: slide.interactivities.map((one) => {
          const result = results[index++ % results.length];
          return one.status === "NOT_STARTED" ? one : { ...one, ...result };
        }),
      })),
    }));
    const progress: LearnizProgress = {
      ...played,
      chapters,
      time: time + 0,
      ...(percentage === undefined ? {} : { percentage: percentage + 0 }),
      ...(eventDate === undefined ? {} : { eventDate }),
    };
    return { learniz, course, progress };
  });

/** What is packed of a progress: scores of containers and weights are computed from the course. */
const bare = (progress: LearnizProgress) => {
  const { slug: _slug, score: _score, ...rest } = progress;
  return {
    ...rest,
    chapters: rest.chapters.map(({ score: _, weight: __, ...chapter }) => ({
      ...chapter,
      slides: chapter.slides.map(({ score: _, weight: __, ...slide }) => ({
        ...slide,
        interactivities: slide.interactivities.map(({ weight: _, ...one }) => one),
      })),
    })),
  };
};

/** A course is drawn, compiled and played for each. */
const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 1_000 : 40 };

describe("§9.22 §9.24 a progress in suspend data", () => {
  test("§3.158 comes back exactly, in either alphabet, whatever it holds", () => {
    fc.assert(
      fc.property(arbitraryPlayed, fc.constantFrom(0, LIMIT), ({ learniz, progress }, limit) => {
        const outline = makeOutline(learniz);
        expect(readPackedText([outline], writePackedText(outline, progress, limit))).toEqual(bare(progress));
      }),
      RUNS,
    );
  });
  test("answers that name the content's own parts come back in their order, whichever were given", () => {
    const words = ["first", "second", "third", "fourth"];
    const learniz = makeCourse([[makeSlide("a", [makeGame("g", 1)])]]);
    const outline = makeOutline(learniz);
    const [chapter] = outline.chapters;
    const [slide] = chapter?.slides ?? [];
    const [game] = slide?.interactivities ?? [];
    if (!chapter || !slide || !game) throw new Error("no game");
    const worded = {
      ...outline,
      chapters: [{ ...chapter, slides: [{ ...slide, interactivities: [{ ...game, words }] }] }],
    };
    const values = fc.oneof(fc.boolean(), fc.constantFrom(...words), fc.nat(3), fc.constant("a word of one's own"));
    const given = fc.uniqueArray(fc.tuple(fc.constantFrom(...words, "other"), values), { selector: ([word]) => word });
    fc.assert(
      fc.property(given, fc.array(fc.constantFrom(...words)), (entries, order) => {
        const fresh = createProgress(compileLearniz(learniz), "p");
        const data = { answers: Object.fromEntries(entries), order };
        const progress = {
          ...fresh,
          chapters: fresh.chapters.map((one) => ({
            ...one,
            slides: one.slides.map((page) => ({
              ...page,
              interactivities: page.interactivities.map((played) => ({ ...played, data })),
            })),
          })),
        };
        const back = readPackedText([worded], writePackedText(worded, progress, LIMIT));
        expect(JSON.stringify(back?.chapters[0]?.slides[0]?.interactivities[0]?.data)).toBe(JSON.stringify(data));
      }),
      RUNS,
    );
  });
  test("is made whole by the engine, as if it had never been away", () => {
    fc.assert(
      fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, (learniz, events, strategy) => {
        const course = compileLearniz(learniz);
        fc.pre(course.slides.length > 0);
        const outline = makeOutline(learniz);
        for (const progress of playEvents(course, events, strategy).slice(-2)) {
          const back = readPackedText([outline], writePackedText(outline, progress, LIMIT));
          expect(loadProgress(course, back, "perimeter")).toEqual({ progress, notices: [] });
        }
      }),
      RUNS,
    );
  });
  test("§9.23 is letters, digits, dash and underscore where there is room, and no sign that a transport changes where there is not", () => {
    fc.assert(
      fc.property(arbitraryPlayed, ({ learniz, progress }) => {
        const outline = makeOutline(learniz);
        const [roomy, tight] = [writePackedText(outline, progress, LIMIT), writePackedText(outline, progress, 0)];
        expect(roomy).toMatch(/^v3\.[\w-]+$/);
        expect(tight).toMatch(/^v3:[!#$()*,\-./0-9:;=?@A-Z[\]^_a-z{|}~]+$/);
        expect(tight.length).toBeLessThanOrEqual(Math.ceil(roomy.length * 0.9375) + 2);
      }),
      RUNS,
    );
  });

  const outline = makeOutline(withoutRules);

  test("what was written once is read for ever", () => {
    const kept = "v3.vJABaVm8ZwF9tfoAkX8Hb7m7zHEmhyPm0kPrSTdCInQy";
    const dense = "v3:f[C43DqQHQPJ?wVVjm]Zee(-/2HUr3mY8Du7jZg66*";
    for (const text of [kept, dense]) expect(readPackedText([outline], text)).toEqual(bare(ONE_WON));
    const later = "v3.kQUSwVm8ZwF9tfoAkX8Hb6Ybtjfg5PTpb4CK55g7qQ";
    expect(readPackedText([outline], later)).toEqual(bare({ ...ONE_WON, time: 4_321 }));
  });
  test("§8.23 cut, changed in any letter, another content's or forged, it reads as nothing and never throws", () => {
    for (const limit of [0, LIMIT]) {
      const text = writePackedText(outline, ONE_WON, limit);
      for (let at = 0; at < text.length; at++) {
        expect(readPackedText([outline], text.slice(0, at))).toBeNull();
        const other = text[at] === "A" ? "B" : "A";
        expect(readPackedText([outline], `${text.slice(0, at)}${other}${text.slice(at + 1)}`)).toBeNull();
      }
      expect(readPackedText([], text)).toBeNull();
      expect(readPackedText([{ chapters: outline.chapters.toReversed() }], text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("v3.", "v3:", ""), (text, prefix) => {
        expect(readPackedText([outline], prefix + text)).toBeNull();
      }),
    );
  });
  test("§4.66 of a publication with the same parts it is read without an outline of its own, and carried over", () => {
    const later = compileLearniz({ ...withoutRules, publishedDate: "2026-02-01T00:00:00.000Z" });
    const back = readPackedText([makeOutline(later.learniz)], writePackedText(outline, ONE_WON, LIMIT));
    expect(back?.publishedDate).toBe(ONE_WON.publishedDate);
    const { progress, notices } = loadProgress(later, back, "p");
    expect(notices).toEqual([]);
    expect(progress).toMatchObject({
      publishedDate: "2026-02-01T00:00:00.000Z",
      time: ONE_WON.time,
      score: ONE_WON.score,
    });
  });
  test("an answer nested deeper than any is kept too", () => {
    let deep: unknown = "the bottom";
    for (let level = 0; level < 200; level++) deep = level % 2 ? [deep] : { deep };
    const progress = JSON.parse(
      JSON.stringify(ONE_WON).replace('"Parce que."', JSON.stringify(deep)),
    ) as LearnizProgress;
    expect(readPackedText([outline], writePackedText(outline, progress, LIMIT))).toEqual(bare(progress));
  });
  test("§4.66 of a former publication it comes back by the slugs which that one had", () => {
    const later = compileLearniz({
      ...makeCourse([[makeSlide("new"), makeSlide("c", [makeGame("h", 1)])], [makeSlide("a", [makeGame("g", 1)])]]),
      publishedDate: "2026-02-01T00:00:00.000Z",
    });
    const text = writePackedText(outline, ONE_WON, LIMIT);
    const back = readPackedText([makeOutline(later.learniz), outline], text);
    const { progress, notices } = loadProgress(later, back, "p");
    expect(notices).toEqual([]);
    const read = (slug: string) =>
      progress.chapters
        .flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities))
        .find((one) => one.slug === slug);
    expect(read("g")).toMatchObject({
      status: "COMPLETE",
      score: 80,
      data: { answers: { one: true }, why: "Parce que." },
    });
    expect(read("h")).toMatchObject({ status: "NOT_STARTED" });
    expect(progress.time).toBe(ONE_WON.time);
    expect(progress.currentSlideSlug).toBe("a");
  });
  test("an outline is unchanged by its way through params, and an invalid one is left out", () => {
    fc.assert(
      fc.property(arbitraryLearniz, (learniz) => {
        const made = makeOutline(learniz);
        const packaging = readPackaging(JSON.parse(JSON.stringify({ earlier: [made, { chapters: 1 }, null] })));
        const read = packaging?.earlier[0];
        expect(packaging?.earlier).toHaveLength(1);
        expect(read).toEqual(made);
        expect(computeOutlineHash(read ?? made)).toBe(computeOutlineHash(made));
      }),
    );
    expect(readPackaging({})).toEqual({ type: "learniz", host: "1.2", exitReading: "BY_STATUS", earlier: [] });
    for (const params of [null, { earlier: 1 }, { host: "3" }]) expect(readPackaging(params)).toBeNull();
  });
});

test("§9.23 a long course takes a few hundred characters: what is known of one part predicts the next", () => {
  const slides = (c: number) =>
    Array.from({ length: 10 }, (_, s) =>
      makeSlide(
        `slide-${c}-${s}`,
        [0, 1, 2, 3].map((i) => makeGame(`game-${c}-${s}-${i}`, 1)),
      ),
    );
  const learniz = makeCourse([0, 1, 2, 3, 4].map(slides));
  const course = compileLearniz(learniz);
  const scores = [100, 100, 80, 100, 60, 100, 75, 100, 50, 100];
  let at = 0;
  const begun = createProgress(course, "perimeter");
  const done = {
    ...begun,
    status: "COMPLETE",
    chapters: begun.chapters.map((chapter) => ({
      ...chapter,
      status: "COMPLETE",
      slides: chapter.slides.map((slide) => ({
        ...slide,
        status: "COMPLETE",
        scrolled: true,
        interactivities: slide.interactivities.map((one) => {
          const score = scores[at++ % scores.length];
          return { ...one, status: "COMPLETE", nbTimeDone: 1, attempt: 1, score, data: { answers: { one: true } } };
        }),
      })),
    })),
  } as LearnizProgress;
  const outline = makeOutline(learniz);
  const lengthOf = (progress: LearnizProgress) => writePackedText(outline, progress, LIMIT).length;
  expect(at).toBe(200);
  // Without that prediction it would be many hundreds.
  expect(lengthOf(begun)).toBeLessThanOrEqual(25);
  expect(lengthOf(done)).toBeLessThanOrEqual(105);
});
