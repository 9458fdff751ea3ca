// Knows how unmet conditions are described: what is asked, what was reached, and where more can be done.
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
import { compileLearniz, type Learniz, type Validator } from "../../learniz/index.ts";
import {
  applyInteractivityUpdate,
  createProgress,
  explainLock,
  findWay,
  isSlideLocked,
  listDemands,
  listUnfinished,
  listUnmet,
  measureReason,
} from "../index.ts";

const average = (minimumAverageScore: number): Validator => ({ minimumAverageScore, elements: [] });
const status = (...slugs: readonly string[]): Validator => ({
  elements: slugs.map((slug) => ({ slug, type: "STATUS" as const })),
});
const course = (validators: readonly Validator[]): Learniz => ({
  ...makeCourse([
    [makeSlide("a", [makeGame("g", 2), makeTextBox("t")]), makeSlide("b", [makeGame("unweighed", 0)])],
    [{ ...makeSlide("c", [makeGame("h", 1)]), validators: [{ elements: [{ slug: "h", type: "SCORE", score: 80 }] }] }],
  ]),
  validators: [...validators],
});
const win = (learniz: Learniz, scores: Readonly<Record<string, number>>) => {
  const compiled = compileLearniz(learniz);
  const progress = Object.entries(scores).reduce(
    (before, [slug, score]) =>
      applyInteractivityUpdate(compiled, before, { slug, status: "COMPLETE", score, attempt: 1 }, "LAST").progress,
    createProgress(compiled, "p"),
  );
  return { compiled, progress };
};

describe("§4.36–§4.43 what is not complete yet", () => {
  test("an average: what is asked, what was reached, and the games that count in it, in the order of the course", () => {
    const { compiled, progress } = win(course([average(70)]), { g: 50, h: 80, unweighed: 100 });
    expect(listUnmet(compiled, progress)).toEqual([
      [{ kind: "learniz", slug: "", type: "SCORE", asked: 70, reached: 60, counts: ["g", "h"] }],
    ]);
  });
  test("each of several validators is a way, the shortest first; each lists everything that is missing", () => {
    const both: Validator = { ...average(70), elements: status("c0", "c1").elements };
    const { compiled, progress } = win(course([both, average(90)]), {});
    expect(listUnmet(compiled, progress).map((way) => way.map(({ slug, type }) => [slug, type]))).toEqual([
      [["", "SCORE"]],
      [
        ["", "SCORE"],
        ["c0", "STATUS"],
        ["c1", "STATUS"],
      ],
    ]);
    expect(listUnmet(compiled, progress)[1]?.[1]).toMatchObject({ kind: "chapter", asked: null, counts: ["a", "b"] });
  });
  test("a score of one game, on its slide; nothing for an element that is complete, unknown, or has no validators", () => {
    const { compiled, progress } = win(course([status("c0")]), { h: 20 });
    expect(listUnmet(compiled, progress, "c")).toEqual([
      [{ kind: "interactivity", slug: "h", type: "SCORE", asked: 80, reached: 20, counts: ["h"] }],
    ]);
    for (const slug of ["a", "c0", "h", "nowhere"]) expect(listUnmet(compiled, progress, slug)).toEqual([]);
  });
  test("§3.160 a lock is described in the same shape", () => {
    const content = course([]);
    const [c0, c1] = content.chapters;
    if (!c0 || !c1) throw new Error("the course has another shape");
    const element = { type: "SCORE", chapterSlug: "c0", slideSlug: "a", score: 60 } as const;
    const locked = { ...content, chapters: [c0, { ...c1, requirements: [{ elements: [element] }] }] };
    const { compiled, progress } = win(locked, { g: 50 });
    expect(explainLock(compiled, progress, "c").map((reason) => measureReason(compiled, progress, reason))).toEqual([
      { kind: "slide", slug: "a", type: "SCORE", asked: 60, reached: 50, counts: ["g"] },
    ]);
  });
  test("in any course and progress: an element that is not complete and has validators has an unmet condition in each once it is checked", () => {
    fc.assert(
      fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, (learniz, events, strategy) => {
        const compiled = compileLearniz(learniz);
        const progress = playEvents(compiled, events, strategy).at(-1);
        if (!progress) return;
        for (const way of listUnmet(compiled, progress))
          for (const { type, asked, reached, counts } of way) {
            if (type === "SCORE") expect(reached === null || reached < (asked ?? 0)).toBe(true);
            for (const slug of counts) expect(compiled.places.has(slug)).toBe(true);
          }
      }),
    );
  });
});

describe("§3.160 §4.36–§4.43 where to go on", () => {
  const chain = (): Learniz => {
    const content = makeCourse([
      [makeSlide("a", [makeGame("g", 1)])],
      [makeSlide("b", [makeGame("h", 1)]), makeSlide("c", [makeTextBox("t")])],
    ]);
    const [c0, c1] = content.chapters;
    const [b, c] = c1?.slides ?? [];
    const [a] = c0?.slides ?? [];
    if (!c0 || !c1 || !a || !b || !c) throw new Error("the course has another shape");
    const score = { type: "SCORE", chapterSlug: "c0", slideSlug: "a", interactivitySlug: "g", score: 60 } as const;
    const done = { type: "STATUS", chapterSlug: "c1", slideSlug: "b" } as const;
    return {
      ...content,
      validators: [status("c0", "c1")],
      chapters: [
        { ...c0, validators: [status("a")], slides: [{ ...a, validators: [average(50)] }] },
        {
          ...c1,
          validators: [status("b", "c")],
          requirements: [{ elements: [score] }],
          slides: [
            { ...b, validators: [status("h")] },
            { ...c, validators: [status("t")], requirements: [{ elements: [done] }] },
          ],
        },
      ],
    };
  };
  test("a locked element leads to the one that opens it, through every lock on the way; a chapter to its first page that is not done", () => {
    const { compiled, progress } = win(chain(), { g: 33 });
    for (const slug of ["c", "t", "c1", "h", "a", "g", "c0"])
      expect([slug, findWay(compiled, progress, slug)]).toEqual([slug, { chapterIndex: 0, slideIndex: 0 }]);
    expect(findWay(compiled, progress, "nowhere")).toBeNull();
    const opened = win(chain(), { g: 70 });
    expect(findWay(opened.compiled, opened.progress, "c")).toEqual({ chapterIndex: 1, slideIndex: 0 });
  });
  test("a course under way lists its pages, each with the score that it asks for and the score reached", () => {
    const { compiled, progress } = win(chain(), { g: 33 });
    expect(listUnfinished(compiled, progress)).toMatchObject([
      { kind: "slide", slug: "a", type: "SCORE", asked: 50, reached: 33, counts: ["g"] },
      { kind: "slide", slug: "b", type: "STATUS" },
      { kind: "slide", slug: "c", type: "STATUS" },
    ]);
  });
  test("the demands on a game: its own first, then those of its page; none once it is enough", () => {
    const { compiled, progress } = win(chain(), { g: 33 });
    expect(listDemands(compiled, progress, "g")).toMatchObject([
      { kind: "interactivity", type: "SCORE", asked: 60, reached: 33 },
      { kind: "slide", type: "SCORE", asked: 50, reached: 33 },
    ]);
    const between = win(chain(), { g: 55 });
    expect(listDemands(between.compiled, between.progress, "g")).toMatchObject([{ asked: 60, reached: 55 }]);
    const enough = win(chain(), { g: 60 });
    expect(listDemands(enough.compiled, enough.progress, "g")).toEqual([]);
    expect(listDemands(enough.compiled, enough.progress, "c1")).toEqual([]);
  });
  test("pages that all wait for all others lead nowhere, however many they are", () => {
    const slugs = Array.from({ length: 30 }, (_, index) => `s${index}`);
    const waiting = slugs.map((slug) => ({
      ...makeSlide(slug, [makeTextBox(`t-${slug}`)]),
      requirements: [
        {
          elements: slugs
            .filter((other) => other !== slug)
            .map((slideSlug) => ({ type: "STATUS" as const, chapterSlug: "c0", slideSlug })),
        },
      ],
    }));
    const { compiled, progress } = win(makeCourse([waiting]), {});
    for (const slug of slugs) expect(findWay(compiled, progress, slug)).toBeNull();
  });
  test("in any course and progress: a way leads to a page that is open", () => {
    fc.assert(
      fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, (learniz, events, strategy) => {
        const compiled = compileLearniz(learniz);
        const progress = playEvents(compiled, events, strategy).at(-1);
        for (const slug of progress ? compiled.places.keys() : []) {
          const way = progress && findWay(compiled, progress, slug);
          if (progress && way) expect(isSlideLocked(progress, way)).toBe(false);
        }
      }),
    );
  });
});
