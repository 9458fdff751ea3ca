// Knows how stored progresses are loaded: after a publication, damaged, from elsewhere, or where nothing usable is
// stored.
import {
  arbitraryEvents,
  arbitraryLearniz,
  arbitraryStrategy,
  makeCourse,
  makeGame,
  makeSlide,
  makeTextBox,
  playEvents,
} from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileLearniz, type Learniz } from "../../learniz/index.ts";
import {
  applyInteractivityUpdate,
  applySlideChange,
  createProgress,
  isSlideLocked,
  type LearnizProgress,
  loadProgress,
} from "../index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 300 };

const LATER = "2026-02-02T00:00:00.000Z";
const republish = (learniz: Learniz, change: Partial<Learniz> = {}) =>
  compileLearniz({ ...learniz, ...change, publishedDate: LATER });
const playAll = (learniz: Learniz, at: readonly (readonly [number, number])[]) => {
  const course = compileLearniz(learniz);
  return at.reduce(
    (progress, [chapterIndex, slideIndex]) => applySlideChange(course, progress, { chapterIndex, slideIndex }).progress,
    createProgress(course, "p"),
  );
};

/** A publication with slides shuffled, dropped and added. */
const edits = fc.record({
  drop: fc.nat(20),
  isReversed: fc.boolean(),
  isAdded: fc.boolean(),
  weight: fc.constantFrom(undefined, 1, 7),
});
function edit(
  learniz: Learniz,
  plan: { drop: number; isReversed: boolean; isAdded: boolean; weight: number | undefined },
): Learniz {
  let n = 0;
  const chapters = learniz.chapters.map((chapter, c) => {
    const kept = chapter.slides
      .filter(() => n++ !== plan.drop)
      .map((slide) => ({
        ...slide,
        interactivities: slide.interactivities.map((one) =>
          one.type === "game" && plan.weight !== undefined ? { ...one, weight: plan.weight } : one,
        ),
      }));
    const slides = plan.isReversed ? kept.toReversed() : kept;
    return { ...chapter, slides: plan.isAdded ? [makeSlide(`new-${c}`, []), ...slides] : slides };
  });
  return { ...learniz, chapters, publishedDate: LATER };
}

describe("a republication", () => {
  test("§4.66 §4.67 keeps status, score, answers, scrolling and time of all elements that remain", () => {
    fc.assert(
      fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, edits, (learniz, events, strategy, plan) => {
        const old = playEvents(compileLearniz(learniz), events, strategy).at(-1) as LearnizProgress;
        const { progress, notices } = loadProgress(
          compileLearniz(edit(learniz, plan)),
          JSON.parse(JSON.stringify(old)),
          "p",
        );
        expect(notices).toEqual([]);
        expect([progress.time, progress.status, progress.percentage]).toEqual([old.time, old.status, old.percentage]);
        const slides = new Map(old.chapters.flatMap((chapter) => chapter.slides).map((slide) => [slide.slug, slide]));
        for (const slide of progress.chapters.flatMap((chapter) => chapter.slides)) {
          const was = slides.get(slide.slug);
          if (!was) continue;
          expect(slide.scrolled).toBe(was.scrolled);
          if (was.status !== "LOCKED") expect(slide.status).toBe(was.status);
          for (const [i, one] of slide.interactivities.entries()) {
            const { weight: _new, ...kept } = one;
            const { weight: _old, ...before } = was.interactivities[i] ?? one;
            expect(kept).toEqual(before);
          }
        }
        for (const chapter of progress.chapters) {
          const was = old.chapters.find(({ slug }) => slug === chapter.slug);
          if (was && was.status !== "LOCKED") expect(chapter.status).toBe(was.status);
        }
      }),
      RUNS,
    );
  });

  test("§4.68 a new element in a COMPLETE slide is COMPLETE, without a score; in another it is not started", () => {
    const before = makeCourse([[makeSlide("seen", []), makeSlide("unseen", [])]]);
    const progress = playAll(before, [[0, 0]]);
    const games = [makeGame("g1", 1)];
    const after = makeCourse([[makeSlide("seen", games), makeSlide("unseen", [makeGame("g2", 1)])]]);
    const loaded = loadProgress(republish(after), progress, "p").progress;
    const [seen, unseen] = loaded.chapters[0]?.slides ?? [];
    expect(seen?.interactivities[0]).toMatchObject({ slug: "g1", status: "COMPLETE", nbTimeDone: 0 });
    expect(seen?.interactivities[0]).not.toHaveProperty("score");
    expect(unseen?.interactivities[0]?.status).toBe("NOT_STARTED");
  });

  test("§4.67 the learner stays on the same slide, wherever it has moved", () => {
    const progress = playAll(makeCourse([[makeSlide("a", []), makeSlide("b", [])], [makeSlide("c", [])]]), [[0, 1]]);
    const moved = makeCourse([[makeSlide("a", [])], [makeSlide("c", []), makeSlide("b", [])]]);
    const loaded = loadProgress(republish(moved), progress, "p").progress;
    expect([loaded.currentChapterIndex, loaded.currentSlideIndex, loaded.currentSlideSlug]).toEqual([1, 1, "b"]);
    expect(loaded.chapters[1]?.slides[1]?.status).toBe("COMPLETE");
  });

  test("§4.67 results of another type, or of another game, under the same slug are not carried over", () => {
    const game = makeGame("g", 1);
    const other = { ...game, medias: [{ slug: "m", params: { config: { gameType: "FUTURE" } } }] };
    const before = makeCourse([[makeSlide("s", [game])]]);
    const course = compileLearniz(before);
    const update = { slug: "g", status: "FAILED" as const, score: 70, data: 1 };
    const played = applyInteractivityUpdate(course, createProgress(course, "p"), update, "LAST").progress;
    const readScore = (now: Learniz) =>
      loadProgress(republish(now), played, "p").progress.chapters[0]?.slides[0]?.interactivities[0]?.score;
    expect(readScore(before)).toBe(70);
    expect(readScore(makeCourse([[makeSlide("s", [other])]]))).toBeUndefined();
    expect(readScore(makeCourse([[makeSlide("s", [makeTextBox("g")])]]))).toBeUndefined();
  });
  test("§4.59 scores of slides, chapters and the course are computed with the new weights", () => {
    const make = (weight: number) => makeCourse([[makeSlide("s", [makeGame("one", weight), makeGame("two", 1)])]]);
    const course = compileLearniz(make(1));
    const results = [
      { slug: "one", score: 100 },
      { slug: "two", score: 0 },
    ];
    const played = results.reduce(
      (progress, result) =>
        applyInteractivityUpdate(course, progress, { ...result, status: "COMPLETE" }, "LAST").progress,
      createProgress(course, "p"),
    );
    expect(played.score).toBe(50);
    expect(loadProgress(republish(make(3)), played, "p").progress.score).toBe(75);
  });

  test("§4.31 an open element that got a new requirement stays open; a locked one that lost its own opens", () => {
    const rule = [{ elements: [{ type: "STATUS" as const, chapterSlug: "c0", slideSlug: "a" }] }];
    const [free, bound] = [false, true].map((isBound) =>
      makeCourse([[makeSlide("a", []), { ...makeSlide("b", []), requirements: isBound ? rule : [] }]]),
    ) as [Learniz, Learniz];
    expect(loadProgress(republish(bound), playAll(free, []), "p").progress.chapters[0]?.slides[1]?.status).toBe(
      "NOT_STARTED",
    );
    expect(playAll(bound, []).chapters[0]?.slides[1]?.status).toBe("LOCKED");
    expect(loadProgress(republish(free), playAll(bound, []), "p").progress.chapters[0]?.slides[1]?.status).toBe(
      "NOT_STARTED",
    );
  });
});

describe("damage under the same publishedDate", () => {
  const learniz = makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b", [])]]);
  const course = compileLearniz(learniz);
  const damaged: readonly (readonly [string, Learniz])[] = [
    ["chapter count is 2, expected 1", makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b", [])], []])],
    ["slide count is 1, expected 2", makeCourse([[makeSlide("a", [makeGame("g", 1)])]])],
    ["slide slug is 'x', expected 'b'", makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("x", [])]])],
    ["interactivity count is 0, expected 1", makeCourse([[makeSlide("a", []), makeSlide("b", [])]])],
    ["interactivity slug is 'h', expected 'g'", makeCourse([[makeSlide("a", [makeGame("h", 1)]), makeSlide("b", [])]])],
  ];
  test.each(damaged)("§4.65 §8.28 resets with 'Progress reset : %s'", (reason, other) => {
    const stored = { ...playAll(other, [[0, 0]]), time: 99 };
    const loaded = loadProgress(course, stored, "p");
    expect(loaded.progress).toEqual(createProgress(course, "p"));
    expect(loaded.notices.map(({ text }) => text)).toEqual([`Progress reset : ${reason}`]);
  });
});

describe("an invalid position", () => {
  const course = compileLearniz(makeCourse([[makeSlide("a", []), makeSlide("b", [])], [makeSlide("c", [])]]));
  const load = (progress: LearnizProgress, position: object) =>
    loadProgress(course, { ...progress, ...position }, "p").progress.currentSlideSlug;
  const learniz = course.learniz;
  test.each([
    [{ currentSlideIndex: 7 }],
    [{ currentSlideIndex: -1 }],
    [{ currentChapterIndex: 0.5 }],
    [{ currentSlideSlug: "b" }],
    [{ currentChapterSlug: "c1" }],
  ])("§4.69 §4.71 %j moves to the slide before the first that is not complete", (position) => {
    expect(load(playAll(learniz, []), position)).toBe("a");
    const started = {
      ...playAll(learniz, [
        [0, 0],
        [0, 1],
      ]),
      status: "STARTED" as const,
    };
    expect(load({ ...started, currentSlideSlug: "a", currentSlideIndex: 0 }, position)).toBe("b");
  });
  test("§4.70 moves to the last slide when the course is complete, and when every slide is", () => {
    const done = playAll(learniz, [
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(load(done, { currentSlideIndex: 9 })).toBe("c");
    expect(load({ ...done, status: "STARTED" }, { currentSlideIndex: 9 })).toBe("c");
  });
  test("§4.71 a locked place is never a position: it becomes the last open one before it, else the first open one", () => {
    const locked = { elements: [{ type: "SCORE" as const, chapterSlug: "c1" }] };
    const first = makeCourse([
      [{ ...makeSlide("a", []), requirements: [locked] }, makeSlide("b", [])],
      [makeSlide("c", [])],
    ]);
    expect(createProgress(compileLearniz(first), "p").currentSlideSlug).toBe("b");
    const last = compileLearniz(
      makeCourse([[makeSlide("a", []), { ...makeSlide("b", []), requirements: [locked] }], []]),
    );
    const stored = { ...createProgress(last, "p"), status: "COMPLETE", currentSlideIndex: 5 };
    expect(loadProgress(last, stored, "p").progress.currentSlideSlug).toBe("a");
  });
});

describe("what is stored", () => {
  test("§4.65 whatever the JSON, loading gives a progress that can be played, and never throws", () => {
    fc.assert(
      fc.property(arbitraryLearniz, fc.jsonValue(), (learniz, json) => {
        const course = compileLearniz(learniz);
        expect(loadProgress(course, json, "p").progress).toEqual(createProgress(course, "p"));
      }),
    );
  });
  test("§4.69 whatever part of a progress is replaced, it loads with a position that exists, and loading the result changes nothing", () => {
    const hole = fc.record({ key: fc.nat(400), value: fc.jsonValue() });
    fc.assert(
      fc.property(
        arbitraryLearniz,
        arbitraryEvents,
        fc.array(hole, { minLength: 1, maxLength: 4 }),
        (learniz, events, holes) => {
          const course = compileLearniz(learniz);
          const stored = JSON.parse(JSON.stringify(playEvents(course, events, "LAST").at(-1)));
          for (const { key, value } of holes) punch(stored, key, value);
          const { progress } = loadProgress(course, stored, "p");
          const here = { chapterIndex: progress.currentChapterIndex, slideIndex: progress.currentSlideIndex };
          const isAnyOpen = course.slides.some((place) => !isSlideLocked(progress, place));
          if (isAnyOpen) expect(isSlideLocked(progress, here)).toBe(false);
          expect(loadProgress(course, progress, "p")).toEqual({ progress, notices: [] });
        },
      ),
      RUNS,
    );
  });
  test("§3.158 the subset that old suspend data carry is enough", () => {
    const course = compileLearniz(makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b", [])]]));
    const played = applySlideChange(course, createProgress(course, "p"), { chapterIndex: 0, slideIndex: 1 }).progress;
    const { percentage, status, currentChapterIndex, currentSlideIndex, time, slug, chapters } = played;
    const subset = { percentage, status, currentChapterIndex, currentSlideIndex, time, slug, chapters };
    expect(loadProgress(course, subset, "p")).toEqual({ progress: played, notices: [] });
  });
  test("§4.29 an interactivity that was stored as LOCKED is not started", () => {
    const course = compileLearniz(makeCourse([[makeSlide("a", [makeGame("g", 1)])]]));
    const fresh = createProgress(course, "p");
    const stored = JSON.parse(JSON.stringify(fresh).replace(/("slug":"g".*?"status":)"NOT_STARTED"/, '$1"LOCKED"'));
    expect(stored).not.toEqual(fresh);
    expect(loadProgress(course, stored, "p").progress).toEqual(fresh);
  });
  test("§4.29 a stored value that is no status is reported by its slug, and counts as not started", () => {
    const course = compileLearniz(makeCourse([[makeSlide("a", [makeGame("g", 1)])]]));
    const stored = JSON.parse(JSON.stringify(createProgress(course, "p")));
    stored.status = "DONE";
    stored.chapters[0].slides[0].interactivities[0].status = 3;
    const { progress, notices } = loadProgress(course, stored, "p");
    expect(notices.map(({ code, text }) => `${code} ${text}`)).toEqual([
      "status.unknown Progress mended : status 3 of 'g' is none, it counts as NOT_STARTED",
      "status.unknown Progress mended : status 'DONE' of the course is none, it counts as NOT_STARTED",
    ]);
    expect([progress.status, progress.chapters[0]?.slides[0]?.interactivities[0]?.status]).toEqual([
      "NOT_STARTED",
      "NOT_STARTED",
    ]);
    expect(loadProgress(course, { ...stored, status: null }, "p").notices).toHaveLength(1);
  });

  test("§4.57 §4.58 percentages that old shapes lack are counted", () => {
    const course = compileLearniz(makeCourse([[makeSlide("a"), makeSlide("b")]]));
    const played = applySlideChange(course, createProgress(course, "p"), { chapterIndex: 0, slideIndex: 0 }).progress;
    const { percentage: _, ...old } = played;
    expect(loadProgress(course, old, "p").progress).toEqual(played);
  });
  test("§4.57 §4.58 the percentage of no slides is 0", () => {
    for (const chapters of [[], [[]], [[makeSlide("a")], []]]) {
      const course = compileLearniz(makeCourse(chapters));
      const fresh = createProgress(course, "p");
      const { percentage: _, ...old } = fresh;
      expect(loadProgress(course, old, "p").progress).toEqual(fresh);
    }
  });
  test("§4.30 where no progress is stored a new one is made, without a notice", () => {
    const course = compileLearniz(makeCourse([[makeSlide("a", [])]]));
    expect(loadProgress(course, null, "p")).toEqual({ progress: createProgress(course, "p"), notices: [] });
    expect(loadProgress(course, undefined, "p").notices).toEqual([]);
  });
});

/** Puts a value in place of the n-th property of a tree. */
function punch(tree: unknown, key: number, value: unknown): void {
  const spots: [Record<string, unknown>, string][] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const name of Object.keys(node)) {
      spots.push([node as Record<string, unknown>, name]);
      visit((node as Record<string, unknown>)[name]);
    }
  };
  visit(tree);
  const spot = spots[key % spots.length];
  if (spot) spot[0][spot[1]] = value;
}
