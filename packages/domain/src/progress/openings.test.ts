// Knows, event by event, which locks open together, and that an event reads no more than it touches.
import { arbitraryScore, makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Chapter,
  compileLearniz,
  type Learniz,
  type Requirement,
  removeRules,
  type Slide,
} from "../learniz/index.ts";
import {
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  applySlideCheck,
  buildRequirementsTree,
  createProgress,
  explainLock,
  type InteractivityUpdate,
  type LearnizProgress,
  loadProgress,
} from "./index.ts";

const seen = (slideSlug: string): Requirement => ({ elements: [{ type: "STATUS", slideSlug }] });
const scored = (interactivitySlug: string, score: number): Requirement => ({
  elements: [{ type: "SCORE", interactivitySlug, score }],
});
const bind = (slide: Slide, ...requirements: Requirement[]): Slide => ({ ...slide, requirements });
const bindChapter = (learniz: Learniz, index: number, ...requirements: Requirement[]): Learniz => ({
  ...learniz,
  chapters: learniz.chapters.map((chapter, c): Chapter => (c === index ? { ...chapter, requirements } : chapter)),
});
const answer = (score: number, attempt?: number) => ({
  slug: "g",
  status: "COMPLETE" as const,
  score,
  ...(attempt === undefined ? {} : { attempt }),
});
const listStatuses = ({ chapters }: LearnizProgress) =>
  chapters.map(({ status, slides }) => [status, ...slides.map((slide) => slide.status)]);
const at = (chapterIndex: number, slideIndex: number) => ({ chapterIndex, slideIndex });

/** Freezes it deeply, so that writing to any part of it throws. */
function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(Object.freeze(value))) freeze(inner);
  return value;
}

describe("what opens by one event", () => {
  const learniz = bindChapter(
    makeCourse([
      [
        bind(makeSlide("w"), seen("a")),
        bind(makeSlide("x"), scored("g", 10)),
        makeSlide("a", [makeGame("g", 1)]),
        bind(makeSlide("b"), seen("a"), scored("g", 50)),
        bind(makeSlide("c"), seen("a")),
      ],
      [
        bind(makeSlide("v"), seen("a")),
        bind(makeSlide("d"), scored("g", 50)),
        bind(makeSlide("e"), scored("g", 51)),
        bind(makeSlide("f"), seen("a")),
      ],
      [makeSlide("h")],
    ]),
    1,
    seen("a"),
  );
  const course = compileLearniz(learniz);
  const fresh = createProgress(course, "p");

  test("§4.31 all elements that waited for any part of the event open at once, and the rest stays locked", () => {
    const { progress } = applyInteractivityUpdate(course, fresh, answer(50), "LAST");
    expect(listStatuses(progress)).toEqual([
      ["COMPLETE", "NOT_STARTED", "NOT_STARTED", "COMPLETE", "NOT_STARTED", "NOT_STARTED"],
      ["NOT_STARTED", "NOT_STARTED", "NOT_STARTED", "LOCKED", "NOT_STARTED"],
      ["NOT_STARTED", "NOT_STARTED"],
    ]);
  });
  test("§4.31 openings are reported in the order of the course, each once, a chapter before its slides", () => {
    const { effects } = applyInteractivityUpdate(course, fresh, answer(50), "LAST");
    const opened = effects.flatMap((effect) => (effect.type === "element.unlocked" ? [effect.slug] : []));
    expect(opened).toEqual(["w", "x", "b", "c", "c1", "v", "d", "f"]);
  });
  test("§4.31 an open element keeps its state when what it waited for happens again", () => {
    const open = applyInteractivityUpdate(course, fresh, answer(50), "LAST").progress;
    const done = applySlideChange(course, applySlideChange(course, open, at(0, 4)).progress, at(1, 1)).progress;
    const again = applyInteractivityUpdate(course, done, answer(60), "LAST");
    expect(again.effects).toEqual([{ type: "element.unlocked", slug: "e" }]);
    expect(listStatuses(again.progress)).toEqual([
      ["COMPLETE", "NOT_STARTED", "NOT_STARTED", "COMPLETE", "NOT_STARTED", "COMPLETE"],
      ["COMPLETE", "NOT_STARTED", "COMPLETE", "NOT_STARTED", "NOT_STARTED"],
      ["NOT_STARTED", "NOT_STARTED"],
    ]);
  });
  test("§4.33 a score of a slide or of a chapter opens what waits for it, also where nothing but the score changes", () => {
    const asks = (target: object): Requirement => ({ elements: [{ type: "SCORE", score: 50, ...target }] });
    const any = compileLearniz(
      makeCourse([
        [makeSlide("a", [makeGame("g", 1)])],
        [bind(makeSlide("s"), asks({ slideSlug: "a" })), bind(makeSlide("c"), asks({ chapterSlug: "c0" }))],
      ]),
    );
    const low = applyInteractivityUpdate(any, createProgress(any, "p"), answer(49, 1), "LAST").progress;
    expect(listStatuses(low)).toEqual([
      ["COMPLETE", "COMPLETE"],
      ["NOT_STARTED", "LOCKED", "LOCKED"],
    ]);
    const { progress, effects } = applyInteractivityUpdate(any, low, answer(50, 2), "LAST");
    expect(effects).toEqual(["s", "c"].map((slug) => ({ type: "element.unlocked", slug })));
    expect(listStatuses(progress)[1]).toEqual(["NOT_STARTED", "NOT_STARTED", "NOT_STARTED"]);
  });
  test("§4.31 each of many elements that wait for scores of the same game opens exactly when its own score is reached", () => {
    fc.assert(
      fc.property(fc.array(arbitraryScore, { maxLength: 6 }), fc.array(arbitraryScore), (asked, given) => {
        const many = compileLearniz(
          makeCourse([
            [
              makeSlide("a", [makeGame("g", 1)]),
              ...asked.map((score, n) => bind(makeSlide(`s${n}`), scored("g", score))),
            ],
          ]),
        );
        let progress = createProgress(many, "p");
        for (const [n, score] of given.entries()) {
          const { progress: after, effects } = applyInteractivityUpdate(many, progress, answer(score, n + 1), "LAST");
          const best = Math.max(...given.slice(0, n + 1));
          const isNew = (one: number) => score >= one && !given.slice(0, n).some((before) => before >= one);
          expect(after.chapters[0]?.slides.slice(1).map(({ status }) => status)).toEqual(
            asked.map((one) => (best >= one ? "NOT_STARTED" : "LOCKED")),
          );
          expect(effects.filter(({ type }) => type === "element.unlocked")).toEqual(
            asked.flatMap((one, s) => (isNew(one) ? [{ type: "element.unlocked", slug: `s${s}` }] : [])),
          );
          progress = after;
        }
      }),
    );
  });
});

describe("an element that no longer waits for anything", () => {
  const course = compileLearniz(
    makeCourse([[makeSlide("a"), bind(makeSlide("b"), seen("a")), makeSlide("c")], [makeSlide("d")], [makeSlide("e")]]),
  );
  const done = applySlideChange(course, createProgress(course, "p"), at(0, 0)).progress;
  const lock = (slugs: readonly string[]): LearnizProgress =>
    freeze({
      ...done,
      chapters: done.chapters.map((chapter) => ({
        ...chapter,
        status: slugs.includes(chapter.slug) ? ("LOCKED" as const) : chapter.status,
        slides: chapter.slides.map((slide) => (slugs.includes(slide.slug) ? { ...slide, status: "LOCKED" } : slide)),
      })),
    });

  test("§4.31 §4.34 is opened by the next event and reported in the order of the course; the given progress is unchanged", () => {
    const { progress, effects } = applySlideChange(course, lock(["b", "c", "c1", "d", "e"]), at(0, 0));
    expect(effects).toEqual(["b", "c", "c1", "d", "e"].map((slug) => ({ type: "element.unlocked", slug })));
    expect(listStatuses(progress)).toEqual([
      ["COMPLETE", "COMPLETE", "NOT_STARTED", "NOT_STARTED"],
      ["NOT_STARTED", "NOT_STARTED"],
      ["NOT_STARTED", "NOT_STARTED"],
    ]);
  });
  test("§3.160 §4.34 has no reasons for being locked, and blocks nothing", () => {
    expect(explainLock(course, lock(["b", "c"]), "b")).toEqual([]);
    expect(explainLock(course, lock(["b", "c"]), "c")).toEqual([]);
    const nodes = buildRequirementsTree(course, lock(["b", "c"])).chapters.flatMap(({ slides }) => slides);
    expect(nodes.map(({ elementsLocker, elementsLocked }) => [elementsLocker, elementsLocked])).toEqual(
      nodes.map(() => [[], []]),
    );
  });
});

test("§3.160 an open element has no locks, though its requirement is unmet; the tree still lists the requirement", () => {
  const course = compileLearniz(makeCourse([[makeSlide("a"), bind(makeSlide("b"), seen("a"))]]));
  const fresh = createProgress(course, "p");
  const open = {
    ...fresh,
    chapters: fresh.chapters.map((chapter) => ({
      ...chapter,
      slides: chapter.slides.map((slide) => ({ ...slide, status: "NOT_STARTED" as const })),
    })),
  };
  expect(explainLock(course, fresh, "b")).toEqual([{ kind: "slide", slug: "a", type: "STATUS" }]);
  expect(explainLock(course, open, "b")).toEqual([]);
  const slides = buildRequirementsTree(course, open).chapters[0]?.slides;
  expect(slides?.[1]?.elementsLocker).toEqual([{ kind: "slide", slug: "a", type: "STATUS" }]);
  expect(slides?.[0]?.elementsLocked).toEqual([{ kind: "slide", slug: "b" }]);
});

test("§4.31 §4.39 an element that the course does not have never meets a rule: nothing opens or completes by it", () => {
  const nowhere = { type: "STATUS" as const, slug: "nowhere" };
  const ghost = { ...makeSlide("a", [makeGame("g", 1)]), validators: [{ elements: [nowhere] }] };
  const course = compileLearniz(makeCourse([[ghost, bind(makeSlide("b"), seen("nowhere"), seen("a"))]]));
  let progress = createProgress(course, "p");
  progress = applyScroll(course, applySlideChange(course, progress, at(0, 0)).progress).progress;
  progress = applyInteractivityUpdate(course, progress, answer(100), "LAST").progress;
  expect(listStatuses(progress)).toEqual([["STARTED", "STARTED", "LOCKED"]]);
  expect(explainLock(course, progress, "b").map(({ slug }) => slug)).toEqual(["nowhere", "a"]);
});

describe("what an event does not read", () => {
  /** Counts how often this part of a progress has this property read. */
  function watch(part: object | undefined, key: string): () => number {
    const held = Reflect.get(part as object, key);
    let reads = 0;
    const read = () => {
      reads++;
      return held;
    };
    Object.defineProperty(part, key, { enumerable: true, get: read });
    return () => reads;
  }
  const course = compileLearniz(makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b")], [makeSlide("c")]]));

  test("§4.51 an event reads no other chapter, nor another slide of its own, in a progress that the engine made", () => {
    const start = createProgress(course, "p");
    const looks = [watch(start.chapters[1], "slides"), watch(start.chapters[0]?.slides[1], "interactivities")];
    let progress = applyInteractivityUpdate(course, start, answer(10, 1), "LAST").progress;
    progress = { ...applyInteractivityUpdate(course, progress, answer(20, 2), "LAST").progress, time: 9 };
    progress = applyScroll(course, progress).progress;
    progress = applySlideCheck(course, progress).progress;
    expect(progress.score).toBe(20);
    expect(looks.map((count) => count())).toEqual([0, 0]);
  });
  test("§4.31 an event checks no lock that waits for an element it leaves unchanged", () => {
    const asks = (target: object): Requirement => ({ elements: [{ type: "SCORE", score: 50, ...target }] });
    const any = compileLearniz(
      makeCourse([
        [makeSlide("a", [makeGame("g", 1), makeTextBox("t")])],
        [bind(makeSlide("s"), asks({ slideSlug: "a" })), bind(makeSlide("c"), asks({ chapterSlug: "c0" }))],
      ]),
    );
    const start = applyInteractivityUpdate(any, createProgress(any, "p"), answer(10, 1), "LAST").progress;
    const looks = ["s", "c"].map((slug) => watch(any.locks.bySlug.get(slug), "lockers"));
    const read = applyInteractivityUpdate(any, start, { slug: "t", status: "COMPLETE" }, "LAST").progress;
    expect(looks.map((count) => count())).toEqual([0, 0]);
    applyInteractivityUpdate(any, read, answer(20, 2), "LAST");
    expect(looks.map((count) => count())).toEqual([1, 1]);
  });
  test("§4.57 §4.59 an event that changes no score and no status recomputes no count and no average", () => {
    const any = compileLearniz(
      makeCourse([[makeSlide("a", [makeGame("g", 1), makeTextBox("t")]), makeSlide("b")], [makeSlide("c")]]),
    );
    const start = applyInteractivityUpdate(any, createProgress(any, "p"), answer(10, 1), "LAST").progress;
    const beside = start.chapters[0]?.slides[1];
    const looks = [watch(beside, "score"), watch(beside, "status"), watch(start.chapters[1], "score")];
    const read = applyInteractivityUpdate(any, start, { slug: "t", status: "COMPLETE" }, "LAST").progress;
    expect(read.chapters[0]?.slides[0]?.interactivities[1]?.status).toBe("COMPLETE");
    expect(looks.map((count) => count())).toEqual([0, 0, 0]);
  });
  test("§4.51 many answers to the same progress, as from a player that tries them out, cost no recount either", () => {
    const start = applySlideChange(course, createProgress(course, "p"), at(0, 0)).progress;
    const look = watch(start.chapters[1], "slides");
    const scores = [10, 20, 30].map((score) => {
      const { progress } = applyInteractivityUpdate(course, start, answer(score), "LAST");
      expect(applySlideCheck(course, progress)).toEqual({ progress, notices: [], effects: [] });
      return progress.score;
    });
    expect(scores).toEqual([10, 20, 30]);
    expect(look()).toBe(0);
  });
  test("§4.51 many learners who take turns in one course cost no recount", () => {
    const starts = Array.from({ length: 5 }, (_, n) => createProgress(course, `learner ${n}`));
    const looks = starts.map((start) => watch(start.chapters[1], "slides"));
    let learners: readonly LearnizProgress[] = starts;
    for (const score of [10, 20, 30]) {
      learners = learners.map((one) => applyInteractivityUpdate(course, one, answer(score), "LAST").progress);
      learners = learners.map((one, n) => ({ ...one, time: n }));
    }
    expect(learners.map(({ score, time }) => [score, time])).toEqual(starts.map((_, n) => [30, n]));
    expect(looks.map((count) => count())).toEqual(starts.map(() => 0));
  });
  test("§4.34 a progress known to one course is recounted in another, which has other locks", () => {
    const any = compileLearniz(makeCourse([[makeSlide("a", [makeTextBox("t")]), bind(makeSlide("b"), seen("a"))]]));
    const start = createProgress(any, "p");
    const free = compileLearniz(removeRules(any.learniz));
    const update: InteractivityUpdate = { slug: "t", status: "STARTED" };
    expect(applyInteractivityUpdate(free, start, update, "LAST").effects).toContainEqual({
      type: "element.unlocked",
      slug: "b",
    });
  });
  test("§4.51 a frozen progress, our own or one from outside, can be played on", () => {
    const start = createProgress(course, "p");
    const asIs = applyInteractivityUpdate(course, start, answer(10), "LAST");
    for (const frozen of [freeze(JSON.parse(JSON.stringify(start))), freeze(start)])
      expect(applyInteractivityUpdate(course, frozen, answer(10), "LAST")).toEqual(asIs);
  });
  test("§4.57 §4.59 a progress whose numbers were changed outside the engine is recounted", () => {
    const start = applyInteractivityUpdate(course, createProgress(course, "p"), answer(10), "LAST").progress;
    const [first, ...others] = start.chapters as [LearnizProgress["chapters"][number]];
    const oddOnes = [
      { percentage: 77 },
      { score: 77 },
      { chapters: [{ ...first, percentage: 77 }, ...others] },
      { chapters: [{ ...first, score: 77 }, ...others], score: 77 },
    ];
    for (const odd of oddOnes) {
      const { progress } = applySlideChange(course, { ...start, ...odd }, at(0, 0));
      expect([progress.percentage, progress.score]).toEqual([100 / 3, 10]);
      expect([progress.chapters[0]?.percentage, progress.chapters[0]?.score]).toEqual([50, 10]);
    }
  });
  test("§4.57 a progress whose slides were changed outside the engine is recounted, though its numbers were not changed", () => {
    const start = createProgress(course, "p");
    const last = { ...start.chapters[1], slides: [{ ...start.chapters[1]?.slides[0], status: "COMPLETE" }] };
    const given = { ...start, chapters: [start.chapters[0], last] } as LearnizProgress;
    const { progress } = applySlideChange(course, given, at(0, 0));
    expect(progress.chapters.map(({ percentage }) => percentage)).toEqual([50, 100]);
    expect(progress.percentage).toBeCloseTo(200 / 3, 9);
  });
  test("§4.47 an event that changes nothing returns the same progress, even one that the course has never seen", () => {
    const done = applyInteractivityUpdate(course, createProgress(course, "p"), answer(10), "LAST").progress;
    const [again, stored] = [compileLearniz(course.learniz), JSON.parse(JSON.stringify(done))];
    expect(applySlideCheck(again, stored).progress).toBe(stored);
  });
  test("§4.66 a progress that was loaded is not recounted", () => {
    const played = applySlideChange(course, createProgress(course, "p"), at(0, 1)).progress;
    const { percentage: _, ...old } = played;
    const { progress } = loadProgress(course, old, "p");
    const look = watch(progress.chapters[1], "slides");
    applySlideChange(course, progress, at(0, 0));
    expect(look()).toBe(0);
  });
});
