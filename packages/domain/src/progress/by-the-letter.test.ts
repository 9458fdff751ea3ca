// Knows, word for word, when a requirement is met, when elements complete, and where a learner without a valid place
// is put.
import {
  arbitraryEvents,
  arbitraryLearniz,
  makeCourse,
  makeGame,
  makeSlide,
  makeTextBox,
  playEvents,
} from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileLearniz, type Learniz, type Requirement, type Slide, type Validator } from "../learniz/index.ts";
import { applySlideChange, createProgress, type LearnizProgress, loadProgress, type ProgressStatus } from "./index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 300 };

const STATUSES = ["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"] as const;
const LATER = "2027-01-01T00:00:00.000Z";
type Deep = Record<string, unknown>;

/** The course opened with a progress that gives slides and interactivities this state, by slug. */
function open(learniz: Learniz, told: Readonly<Record<string, Deep>>, own: Deep = {}): LearnizProgress {
  const course = compileLearniz(learniz);
  const fresh = createProgress(course, "p");
  const chapters = fresh.chapters.map((chapter) => ({
    ...chapter,
    ...told[chapter.slug],
    slides: chapter.slides.map((slide) => ({
      ...slide,
      ...told[slide.slug],
      interactivities: slide.interactivities.map((one) => ({ ...one, ...told[one.slug] })),
    })),
  }));
  return loadProgress(course, { ...fresh, ...own, chapters }, "p").progress;
}
const findSlide = ({ chapters }: LearnizProgress, slug: string) =>
  chapters.flatMap((chapter) => chapter.slides).find((slide) => slide.slug === slug);
const course = (...slides: readonly Slide[]) => makeCourse([slides]);

describe("§4.29 the statuses", () => {
  test.each(STATUSES)("§4.29 a slide and a chapter may be %s", (status) => {
    const shut: Requirement[] = [{ elements: [{ type: "STATUS", chapterSlug: "c1" }] }];
    const content = makeCourse([[{ ...makeSlide("a"), requirements: shut }], [makeSlide("b")]]);
    const [first, second] = content.chapters;
    const learniz = { ...content, chapters: [{ ...first, requirements: shut }, second] } as Learniz;
    const progress = open(learniz, { a: { status }, c0: { status } });
    expect([progress.chapters[0]?.status, findSlide(progress, "a")?.status]).toEqual([status, status]);
  });
  test.each(["DONE", "complete", "", null, 3])("§4.29 %j is no status: what says so has not begun", (status) => {
    expect(findSlide(open(course(makeSlide("a")), { a: { status } }), "a")?.status).toBe("NOT_STARTED");
  });
});

describe("what a requirement asks of an interactivity", () => {
  const asking = (requirements: Requirement[]) =>
    course(makeSlide("a", [makeGame("g", 1), makeGame("h", 1)]), { ...makeSlide("b"), requirements });
  const named = { chapterSlug: "c0", slideSlug: "a" } as const;

  test.each(STATUSES.slice(1))("§4.32 a STATUS is met by COMPLETE, and by nothing else: %s", (status) => {
    const learniz = asking([{ elements: [{ type: "STATUS", ...named, interactivitySlug: "g", score: 0 }] }]);
    const progress = open(learniz, { g: { status, score: 100 } });
    expect(findSlide(progress, "b")?.status).toBe(status === "COMPLETE" ? "NOT_STARTED" : "LOCKED");
  });
  test("§4.33 a SCORE is met from the required score on, whatever the status; never without a score", () => {
    const score = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        score,
        fc.option(score, { nil: undefined }),
        fc.constantFrom(...STATUSES.slice(1)),
        (asked, has, status) => {
          const learniz = asking([{ elements: [{ type: "SCORE", ...named, interactivitySlug: "g", score: asked }] }]);
          const progress = open(learniz, { g: { status, ...(has === undefined ? {} : { score: has }) } });
          expect(findSlide(progress, "b")?.status).toBe(has !== undefined && has >= asked ? "NOT_STARTED" : "LOCKED");
        },
      ),
    );
  });
  test("§4.31 every element of every requirement has to be met", () => {
    const need = (interactivitySlug: string) => ({ type: "STATUS" as const, ...named, interactivitySlug });
    for (const requirements of [
      [{ elements: [need("g"), need("h")] }],
      [{ elements: [need("g")] }, { elements: [need("h")] }],
    ]) {
      const read = (told: Readonly<Record<string, Deep>>) => findSlide(open(asking(requirements), told), "b")?.status;
      const complete = { status: "COMPLETE" };
      expect([read({}), read({ g: complete }), read({ h: complete }), read({ g: complete, h: complete })]).toEqual([
        "LOCKED",
        "LOCKED",
        "LOCKED",
        "NOT_STARTED",
      ]);
    }
  });
  test("§4.30 a requirement, even an empty one, makes a chapter or a slide begin LOCKED; §4.34 one without lockers opens by itself", () => {
    const before = open(asking([{ elements: [{ type: "STATUS", ...named, interactivitySlug: "g" }] }]), {});
    expect(findSlide(before, "b")?.status).toBe("LOCKED");
    // Published again without its requirement: no element is left that could open it.
    const free = compileLearniz({ ...asking([]), publishedDate: LATER });
    expect(findSlide(loadProgress(free, before, "p").progress, "b")?.status).toBe("NOT_STARTED");
    const empty = compileLearniz(asking([{ elements: [] }]));
    expect(findSlide(createProgress(empty, "p"), "b")?.status).toBe("NOT_STARTED");
  });
});

describe("when a validator holds", () => {
  const enter = (learniz: Learniz, told: Readonly<Record<string, Deep>>, slideIndex = 0) => {
    const progress = open(learniz, told);
    return applySlideChange(compileLearniz(learniz), progress, { chapterIndex: 0, slideIndex }).progress;
  };
  const status = fc.constantFrom(...STATUSES.slice(1));
  const score = fc.option(fc.constantFrom(0, 49.9, 50, 100), { nil: undefined });

  test("§4.37 §4.38 §4.39 of a slide: its average, its scroll and every element, all of them at once", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        status,
        score,
        score,
        fc.option(fc.constantFrom(0, 50, 75)),
        (scrolled, t, g, h, minimum) => {
          const validator: Validator = {
            ...(minimum === null ? {} : { minimumAverageScore: minimum }),
            elements: [
              { slug: "t", type: "STATUS" },
              { slug: "g", type: "SCORE", score: 50 },
            ],
          };
          const slide = {
            ...makeSlide("a", [makeTextBox("t"), makeGame("g", 1), makeGame("h", 1)]),
            validators: [validator],
          };
          const withScore = (of: number | undefined) => ({
            status: "FAILED",
            ...(of === undefined ? {} : { score: of }),
          });
          const progress = enter(course(slide), {
            a: { scrolled },
            t: { status: t },
            g: withScore(g),
            h: withScore(h),
          });
          const scores = [g, h].filter((one) => one !== undefined);
          const average =
            scores.length === 0 ? undefined : scores.reduce((sum: number, one) => sum + one, 0) / scores.length;
          const isReached = minimum === null || (average !== undefined && average >= minimum);
          const isValid = isReached && scrolled && t === "COMPLETE" && g !== undefined && g >= 50;
          expect(findSlide(progress, "a")?.status).toBe(isValid ? "COMPLETE" : "STARTED");
        },
      ),
      RUNS,
    );
  });
  test("§4.36 any one of several is enough; §4.40 without one a slide is valid, scrolled or not", () => {
    const lists = fc.array(fc.constantFrom("t", "u"), { maxLength: 3 });
    fc.assert(
      fc.property(lists, status, status, (asked, t, u) => {
        const validators = asked.map((slug): Validator => ({ elements: [{ slug, type: "STATUS" }] }));
        const slide = { ...makeSlide("a", [makeTextBox("t"), makeTextBox("u")]), validators };
        const is: Readonly<Record<string, ProgressStatus>> = { t, u };
        const progress = enter(course(slide), { a: { scrolled: true }, t: { status: t }, u: { status: u } });
        const isValid = asked.length === 0 || asked.some((slug) => is[slug] === "COMPLETE");
        expect(findSlide(progress, "a")?.status).toBe(isValid ? "COMPLETE" : "STARTED");
      }),
    );
    expect(findSlide(enter(course(makeSlide("a")), {}), "a")).toMatchObject({ scrolled: false, status: "COMPLETE" });
  });
  test("§4.42 §4.43 chapter and course are checked when a slide completes, and not before, even where their conditions already hold", () => {
    const need = (slug: string): Validator[] => [{ elements: [{ slug, type: "STATUS" }] }];
    const content = course({ ...makeSlide("a", [makeTextBox("t")]), validators: need("t") }, makeSlide("b"));
    const learniz = {
      ...content,
      validators: [],
      chapters: content.chapters.map((one) => ({ ...one, validators: need("b") })),
    };
    // "b" is COMPLETE as it was stored: nothing has been checked since.
    const stored = { b: { status: "COMPLETE" } };
    const incomplete = enter(learniz, stored);
    expect([findSlide(incomplete, "a")?.status, incomplete.chapters[0]?.status, incomplete.status]).toEqual([
      "STARTED",
      "STARTED",
      "STARTED",
    ]);
    const completed = enter(learniz, stored, 1);
    expect([completed.chapters[0]?.status, completed.status]).toEqual(["COMPLETE", "COMPLETE"]);
  });
  test("§4.43 the course without validators is COMPLETE once it is checked, whatever its chapters are", () => {
    const content = makeCourse([[makeSlide("a"), makeSlide("b")], [makeSlide("c")]]);
    const progress = enter(content, {});
    expect([progress.status, progress.chapters[1]?.status]).toEqual(["COMPLETE", "NOT_STARTED"]);
  });
  test("§4.43 the course's validators ask for its own score and its chapters' statuses and scores", () => {
    fc.assert(
      fc.property(score, status, (first, second) => {
        const validators: Validator[] = [
          {
            minimumAverageScore: 50,
            elements: [
              { slug: "c1", type: "STATUS" },
              { slug: "c0", type: "SCORE", score: 50 },
            ],
          },
        ];
        const learniz = { ...makeCourse([[makeSlide("a", [makeGame("g", 1)])], [makeSlide("b")]]), validators };
        const told = {
          g: { status: "COMPLETE", ...(first === undefined ? {} : { score: first }) },
          c1: { status: second },
        };
        const isDone = first !== undefined && first >= 50 && second === "COMPLETE";
        expect(enter(learniz, told).status).toBe(isDone ? "COMPLETE" : "STARTED");
      }),
    );
  });
});

describe("an invalid position", () => {
  const learniz = makeCourse([
    [makeSlide("a"), makeSlide("b")],
    [makeSlide("c"), makeSlide("d")],
  ]);
  const nowhere = { currentSlideIndex: 9 };
  const land = (complete: readonly string[], own: Deep = {}) => {
    const told = Object.fromEntries(complete.map((slug) => [slug, { status: "COMPLETE" }]));
    return open(learniz, told, { status: "STARTED", ...nowhere, ...own });
  };
  test("§4.70 is the last slide when the course is complete, though slides of it are not", () => {
    for (const complete of [[], ["a"], ["a", "b", "d"], ["a", "b", "c", "d"]]) {
      const { currentChapterIndex, currentSlideIndex, currentSlideSlug } = land(complete, { status: "COMPLETE" });
      expect([currentChapterIndex, currentSlideIndex, currentSlideSlug]).toEqual([1, 1, "d"]);
    }
  });
  test("§4.71 is otherwise the slide just before the first incomplete one; the first slide when that is the incomplete one", () => {
    const lands = [[], ["b", "c"], ["a"], ["a", "c", "d"], ["a", "b"], ["a", "b", "c"]].map(
      (complete) => land(complete).currentSlideSlug,
    );
    expect(lands).toEqual(["a", "a", "a", "a", "b", "c"]);
  });
  test("§4.69 a valid one stays where it is, complete or not", () => {
    const own = { currentChapterIndex: 1, currentChapterSlug: "c1", currentSlideIndex: 0, currentSlideSlug: "c" };
    for (const status of ["STARTED", "COMPLETE"]) expect(land(["a", "b"], { status, ...own })).toMatchObject(own);
  });
});
test("§4.67 percentages of chapters and of the course are taken over as stored", () => {
  const content = makeCourse([[makeSlide("a"), makeSlide("b")], [makeSlide("c")]]);
  const told = { c0: { percentage: 50 }, c1: { percentage: 12.5 }, a: { status: "COMPLETE" } };
  for (const publishedDate of [content.publishedDate ?? "", LATER]) {
    const progress = open(content, told, { percentage: 37, publishedDate });
    expect([progress.percentage, ...progress.chapters.map(({ percentage }) => percentage)]).toEqual([37, 50, 12.5]);
  }
});

describe("damage under the same publishedDate", () => {
  type Tree = { chapters: { slug: string; slides: { slug: string; interactivities: { slug: string }[] }[] }[] };
  const LISTS = ["chapter", "slide", "interactivity"] as const;
  const listsOf = ({ chapters }: Tree) => {
    const slides = chapters.map((chapter) => chapter.slides);
    return { chapter: [chapters], slide: slides, interactivity: slides.flat().map((slide) => slide.interactivities) };
  };
  const plan = fc.record({
    what: fc.constantFrom(...LISTS),
    how: fc.constantFrom("removed", "added", "renamed"),
    pick: fc.nat(100),
  });
  test("§4.65 one chapter, slide or interactivity too many, too few or under another slug: the progress starts over, with a warning that names it", () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(arbitraryLearniz, arbitraryEvents, plan, (learniz, events, { what, how, pick }) => {
        const compiled = compileLearniz(learniz);
        const played = { ...playEvents(compiled, events, "LAST").at(-1), time: 99 };
        const stored = JSON.parse(JSON.stringify(played)) as Tree;
        const lists: { slug: string }[][] = listsOf(stored)[what].filter(({ length }) => length > 0);
        const list = lists[pick % lists.length];
        const one = list?.[pick % list.length];
        if (!list || !one) return;
        const { length } = list;
        const slug = one.slug;
        if (how === "removed") list.splice(list.indexOf(one), 1);
        else if (how === "added") list.push({ ...one, slug: "another" });
        else one.slug = "another";
        met.add(`${what} ${how}`);
        const { progress, notices } = loadProgress(compiled, stored, "p");
        expect(progress).toEqual(createProgress(compiled, "p"));
        const reason =
          how === "renamed"
            ? `${what} slug is 'another', expected '${slug}'`
            : `${what} count is ${how === "added" ? length + 1 : length - 1}, expected ${length}`;
        expect(notices).toEqual([{ code: "progress.reset", level: "warning", text: `Progress reset : ${reason}` }]);
      }),
      RUNS,
    );
    expect(met.size).toBe(9);
  });
});
