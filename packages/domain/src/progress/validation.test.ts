// Knows, case by case, when slides, chapters and courses complete and what refuses an event.
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { compileLearniz, type Learniz, type Validator } from "../learniz/index.ts";
import type { ScoreStrategy } from "../scoring/index.ts";
import {
  addTime,
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  applySlideCheck,
  createProgress,
  type InteractivityUpdate,
  type LearnizProgress,
  loadProgress,
  type Place,
} from "./index.ts";

/** Plays one course step by step; each step returns the whole change. */
function play(learniz: Learniz) {
  const course = compileLearniz(learniz);
  let progress = createProgress(course, "p");
  const keep = <T extends { readonly progress: LearnizProgress }>(change: T): T => {
    progress = change.progress;
    return change;
  };
  return {
    enter: (chapterIndex: number, slideIndex: number) =>
      keep(applySlideChange(course, progress, { chapterIndex, slideIndex })),
    scroll: () => keep(applyScroll(course, progress)),
    check: () => keep(applySlideCheck(course, progress)),
    update: (update: InteractivityUpdate) => keep(applyInteractivityUpdate(course, progress, update, "LAST")),
    read: () => progress,
    slide: (c: number, s: number) => progress.chapters[c]?.slides[s]?.status,
    chapter: (c: number) => progress.chapters[c]?.status,
  };
}

const need = (slug: string): Validator => ({ elements: [{ slug, type: "STATUS" }] });
const needScore = (slug: string, score: number): Validator => ({ elements: [{ slug, type: "SCORE", score }] });
const minimum = (minimumAverageScore: number): Validator => ({ minimumAverageScore, elements: [] });
const withValidators = (learniz: Learniz, course: Validator[], chapter: Validator[] = []): Learniz => ({
  ...learniz,
  validators: course,
  chapters: learniz.chapters.map((one) => ({ ...one, validators: chapter })),
});

describe("a slide", () => {
  test("§4.49 init validates nothing", () => {
    expect(play(makeCourse([[makeSlide("a")]])).slide(0, 0)).toBe("NOT_STARTED");
  });
  test("§4.40 §4.45 without validators it is COMPLETE once it is entered", () => {
    const at = play(makeCourse([[makeSlide("a")]]));
    at.enter(0, 0);
    expect(at.slide(0, 0)).toBe("COMPLETE");
  });
  test("§4.38 §4.41 with a validator it is STARTED until it was scrolled", () => {
    const at = play(makeCourse([[{ ...makeSlide("a", [makeGame("g", 1)]), validators: [minimum(10)] }]]));
    at.update({ slug: "g", status: "COMPLETE", score: 10 });
    expect([at.slide(0, 0), at.chapter(0), at.read().status]).toEqual(["STARTED", "STARTED", "STARTED"]);
    at.scroll();
    expect(at.slide(0, 0)).toBe("COMPLETE");
  });
  test("§4.37 a minimum does not hold without a score, even a minimum of 0; a score of 0 reaches it", () => {
    const at = play(makeCourse([[{ ...makeSlide("a", [makeGame("g", 1)]), validators: [minimum(0)] }]]));
    at.scroll();
    expect(at.slide(0, 0)).toBe("STARTED");
    at.update({ slug: "g", status: "COMPLETE", score: 0 });
    expect(at.slide(0, 0)).toBe("COMPLETE");
  });
  test("§4.37 thresholds are compared exactly, on unrounded averages", () => {
    const games = [makeGame("g", 2), makeGame("h", 1)];
    const at = play(makeCourse([[{ ...makeSlide("a", games), validators: [minimum(67)] }]]));
    at.scroll();
    at.update({ slug: "g", status: "COMPLETE", score: 100 });
    at.update({ slug: "h", status: "COMPLETE", score: 0 });
    expect(at.read().chapters[0]?.slides[0]?.score).toBeCloseTo(200 / 3, 9);
    expect(at.slide(0, 0)).toBe("STARTED");
  });
  test("§4.36 completes by any one of its validators, which holds by all of its elements", () => {
    const both: Validator = { elements: [...need("g").elements, ...needScore("h", 50).elements] };
    const content = {
      ...makeSlide("a", [makeGame("g", 1), makeGame("h", 1), makeTextBox("t")]),
      validators: [both, need("t")],
    };
    const first = play(makeCourse([[content]]));
    first.scroll();
    first.update({ slug: "g", status: "COMPLETE", score: 10 });
    first.update({ slug: "h", status: "COMPLETE", score: 49 });
    expect(first.slide(0, 0)).toBe("STARTED");
    first.update({ slug: "h", status: "COMPLETE", score: 50 });
    expect(first.slide(0, 0)).toBe("COMPLETE");
    const second = play(makeCourse([[content]]));
    second.scroll();
    second.update({ slug: "t", status: "COMPLETE" });
    expect(second.slide(0, 0)).toBe("COMPLETE");
  });
  test("§4.41 goes back to STARTED when a strategy lowered its result; the chapter and the course do not", () => {
    const at = play(makeCourse([[{ ...makeSlide("a", [makeGame("g", 1)]), validators: [minimum(50)] }]]));
    at.scroll();
    at.update({ slug: "g", status: "COMPLETE", score: 80, attempt: 1 });
    expect([at.slide(0, 0), at.chapter(0), at.read().status]).toEqual(["COMPLETE", "COMPLETE", "COMPLETE"]);
    at.update({ slug: "g", status: "FAILED", score: 20, attempt: 2 });
    expect([at.slide(0, 0), at.chapter(0), at.read().status]).toEqual(["STARTED", "COMPLETE", "COMPLETE"]);
    expect(at.read().percentage).toBe(0);
  });
  test("§4.51 an update to another slide checks that slide, and the learner stays", () => {
    const at = play(makeCourse([[makeSlide("a"), { ...makeSlide("b", [makeGame("g", 1)]), validators: [need("g")] }]]));
    at.update({ slug: "g", status: "COMPLETE", score: 5 });
    expect([at.slide(0, 0), at.slide(0, 1), at.read().currentSlideSlug]).toEqual(["NOT_STARTED", "STARTED", "a"]);
  });
  test("§4.46 only the first scroll has an effect, and it completes no interactivity by itself", () => {
    const at = play(makeCourse([[{ ...makeSlide("a", [makeTextBox("t")]), validators: [need("t")] }]]));
    const first = at.scroll();
    expect(first.progress.chapters[0]?.slides[0]).toMatchObject({ scrolled: true, status: "STARTED" });
    expect(at.scroll().progress).toBe(first.progress);
  });
  test("§4.46 the first scroll is kept even where it changes nothing else: the slide need not be read again", () => {
    const at = play(makeCourse([[{ ...makeSlide("a", [makeGame("g", 1)]), validators: [need("g")] }]]));
    at.check();
    expect(at.scroll().progress.chapters[0]?.slides[0]).toMatchObject({ scrolled: true, status: "STARTED" });
    at.update({ slug: "g", status: "COMPLETE" });
    expect(at.slide(0, 0)).toBe("COMPLETE");
  });
  test("§4.46 a further scroll checks nothing, even where the slide now asks for less", () => {
    const strict = makeCourse([[{ ...makeSlide("a", [makeGame("g", 1)]), validators: [need("g")] }]]);
    const at = play(strict);
    at.scroll();
    const eased = makeCourse([[makeSlide("a", [makeGame("g", 1)])]]);
    const course = compileLearniz({ ...eased, publishedDate: "2026-02-02T00:00:00.000Z" });
    const { progress } = loadProgress(course, at.read(), "p");
    expect(applyScroll(course, progress)).toEqual({ progress, notices: [], effects: [] });
    expect(applySlideCheck(course, progress).progress.status).toBe("COMPLETE");
  });
  test("§4.50 entering a COMPLETE slide again reports nothing new", () => {
    const at = play(makeCourse([[makeSlide("a"), makeSlide("b")], [makeSlide("c")]]));
    at.enter(1, 0);
    const done = at.read();
    expect(at.enter(1, 0)).toEqual({ progress: done, notices: [], effects: [] });
    expect(at.read()).toBe(done);
  });
  test("§4.53 the current slide can be checked at any time", () => {
    const at = play(makeCourse([[makeSlide("a")]]));
    expect(at.check().effects[0]).toEqual({ type: "slide.completed", slug: "a" });
    const done = at.read();
    expect(at.check().progress).toBe(done);
  });
});

describe("chapter and course", () => {
  test("§4.42 without validators a chapter is COMPLETE at its first complete slide", () => {
    const at = play(makeCourse([[makeSlide("a"), makeSlide("b")]]));
    const { effects } = at.enter(0, 0);
    expect(effects.map(({ type }) => type)).toEqual(["slide.completed", "chapter.completed", "learniz.completed"]);
  });
  test("§4.42 the course is checked even when the chapter did not complete", () => {
    const at = play(withValidators(makeCourse([[makeSlide("a"), makeSlide("b")]]), [], [need("b")]));
    at.enter(0, 0);
    expect([at.chapter(0), at.read().status]).toEqual(["STARTED", "COMPLETE"]);
  });
  test("§4.43 a later, better score completes chapter and course", () => {
    const content = makeCourse([[makeSlide("a", [makeGame("g", 1)])]]);
    const at = play(withValidators(content, [minimum(50)], [minimum(50)]));
    at.update({ slug: "g", status: "COMPLETE", score: 20, attempt: 1 });
    expect([at.slide(0, 0), at.chapter(0), at.read().status]).toEqual(["COMPLETE", "STARTED", "STARTED"]);
    at.update({ slug: "g", status: "COMPLETE", score: 50, attempt: 2 });
    expect([at.chapter(0), at.read().status]).toEqual(["COMPLETE", "COMPLETE"]);
  });
  test("§4.42 §4.43 entering a COMPLETE slide again completes a chapter and a course that now ask for less", () => {
    const content = makeCourse([[makeSlide("a"), makeSlide("b")]]);
    const strict = withValidators(content, [need("c0")], [need("b")]);
    const before = play(strict);
    before.enter(0, 0);
    expect([before.slide(0, 0), before.chapter(0), before.read().status]).toEqual(["COMPLETE", "STARTED", "STARTED"]);
    const course = compileLearniz({ ...content, publishedDate: "2026-02-02T00:00:00.000Z" });
    const { progress, effects } = applySlideChange(course, loadProgress(course, before.read(), "p").progress, {
      chapterIndex: 0,
      slideIndex: 0,
    });
    expect([progress.chapters[0]?.status, progress.status]).toEqual(["COMPLETE", "COMPLETE"]);
    expect(effects).toEqual([{ type: "chapter.completed", slug: "c0" }, { type: "learniz.completed" }]);
  });
  test("§4.43 the course asks chapters for a status or a score", () => {
    const content = makeCourse([[makeSlide("a", [makeGame("g", 1)])], [makeSlide("b")]]);
    const asked: Validator = { elements: [...needScore("c0", 60).elements, ...need("c1").elements] };
    const at = play(withValidators(content, [asked]));
    at.update({ slug: "g", status: "COMPLETE", score: 60 });
    expect(at.read().status).toBe("STARTED");
    at.enter(1, 0);
    expect(at.read().status).toBe("COMPLETE");
  });
  test("§4.57 §4.58 percentages count slides, of the chapter and of all", () => {
    const at = play(
      makeCourse([[makeSlide("a"), makeSlide("b")], [makeSlide("c"), makeSlide("d"), makeSlide("e")], []]),
    );
    at.enter(0, 1);
    expect(at.read().chapters.map(({ percentage }) => percentage)).toEqual([50, 0, 0]);
    expect(at.read().percentage).toBe(20);
  });
  test("§4.59 weights add up from games to slides, chapters and the whole; a game without a weight is left out", () => {
    const at = play(
      makeCourse([[makeSlide("a", [makeGame("g", 3), makeGame("h")])], [makeSlide("b", [makeGame("i", 1)])]]),
    );
    expect(at.read().chapters.map(({ weight }) => weight)).toEqual([3, 1]);
    at.update({ slug: "g", status: "COMPLETE", score: 100 });
    at.update({ slug: "h", status: "COMPLETE", score: 0 });
    expect(at.read().score).toBe(100);
    at.update({ slug: "i", status: "COMPLETE", score: 0 });
    expect(at.read().score).toBe(75);
  });
});

describe("what is refused", () => {
  const rule = { elements: [{ type: "STATUS" as const, chapterSlug: "c0", slideSlug: "a" }] };
  const content = makeCourse([[makeSlide("a"), { ...makeSlide("b", [makeGame("g", 1)]), requirements: [rule] }]]);
  type At = ReturnType<typeof play>;
  const answer = (slug: string) => (at: At) => at.update({ slug, status: "COMPLETE" });
  test.each([
    ["slide.locked", "Slide change refused : 'b' is locked", (at: At) => at.enter(0, 1)],
    ["slide.unknown", "Slide change refused : no slide at 4-1", (at: At) => at.enter(4, 1)],
    ["slide.unknown", "Slide change refused : no slide at 0--1", (at: At) => at.enter(0, -1)],
    ["slide.locked", "Update refused : 'g' is in a locked slide", answer("g")],
    ["interactivity.unknown", "Update refused : no interactivity 'zz'", answer("zz")],
    ["interactivity.unknown", "Update refused : no interactivity 'a'", answer("a")],
  ])("§4.35 %s: nothing changes but a notice, %s", (code, text, act) => {
    const at = play(content);
    const before = at.read();
    expect(act(at)).toEqual({ progress: before, notices: [{ code, level: "warning", text }], effects: [] });
    expect(at.read()).toBe(before);
  });
  test("§4.35 where every slide is locked the learner is in one, and neither scrolls nor checks it", () => {
    const self = { elements: [{ type: "STATUS" as const, chapterSlug: "c0", slideSlug: "a" }] };
    const at = play(makeCourse([[{ ...makeSlide("a"), requirements: [self] }]]));
    const progress = at.read();
    const refuse = (text: string) => ({
      progress,
      notices: [{ code: "slide.locked", level: "warning", text }],
      effects: [],
    });
    expect(at.scroll()).toEqual(refuse("Scroll refused : 'a' is locked"));
    expect(at.check()).toEqual(refuse("Check refused : 'a' is locked"));
  });
  test.each([
    [{ score: -1 }, "score.invalid", "score -1 of 'g'"],
    [{ score: 101 }, "score.invalid", "score 101 of 'g'"],
    [{ score: Number.NaN }, "score.invalid", "score NaN of 'g'"],
    [{ score: "80" }, "score.invalid", "score '80' of 'g'"],
    [{ score: null }, "score.invalid", "score null of 'g'"],
    [{ score: {} }, "score.invalid", "score of type object of 'g'"],
    [{ status: "foo" }, "status.invalid", "status 'foo' of 'g'"],
    [{ status: "LOCKED" }, "status.invalid", "status 'LOCKED' of 'g'"],
    [{ status: undefined }, "status.invalid", "status undefined of 'g'"],
    [{ attempt: Number.NaN }, "attempt.invalid", "attempt NaN of 'g'"],
    [{ attempt: 0 }, "attempt.invalid", "attempt 0 of 'g'"],
    [{ attempt: 1.5 }, "attempt.invalid", "attempt 1.5 of 'g'"],
    [{ attempt: "1" }, "attempt.invalid", "attempt '1' of 'g'"],
    [{ slug: Symbol("g") }, "interactivity.unknown", "no interactivity of type symbol"],
    [{ slug: null }, "interactivity.unknown", "no interactivity null"],
  ])("§4.51 a result with %o is refused", (wrong, code, text) => {
    const at = play(makeCourse([[makeSlide("a", [makeGame("g", 1)])]]));
    const update = { slug: "g", status: "COMPLETE", score: 80, attempt: 1, ...wrong } as InteractivityUpdate;
    expect(at.update(update)).toEqual({
      progress: at.read(),
      notices: [{ code, level: "warning", text: `Update refused : ${text}` }],
      effects: [],
    });
  });
  test.each(["NOT_STARTED", "STARTED", "COMPLETE", "FAILED"] as const)(
    "§4.29 §4.51 %s is a status of a result",
    (status) => {
      const at = play(makeCourse([[makeSlide("a", [makeGame("g", 1)])]]));
      const { progress, notices } = at.update({ slug: "g", status, score: 80 });
      expect([notices, progress.chapters[0]?.slides[0]?.interactivities[0]?.status]).toEqual([[], status]);
    },
  );
  test.each([0, 100, -0, undefined])("§4.51 a score of %d is kept as a score, or as none", (score) => {
    const at = play(makeCourse([[makeSlide("a", [makeGame("g", 1)])]]));
    expect(at.update({ slug: "g", status: "COMPLETE", score } as InteractivityUpdate).notices).toEqual([]);
  });
  test("§4.63 §8.26 a result under an unknown strategy counts as under BEST_SCORE, and that is reported", () => {
    const course = compileLearniz(makeCourse([[makeSlide("a", [makeGame("g", 1)])]]));
    const start = createProgress(course, "p");
    const update = { slug: "g", status: "COMPLETE", score: 80 } as const;
    const told = (text: string) => [{ code: "strategy.unknown", level: "error", text }];
    const best = applyInteractivityUpdate(course, start, update, "BEST_SCORE");
    for (const [name, word] of [
      ["MEAN", "MEAN"],
      [null, "null"],
    ]) {
      const done = applyInteractivityUpdate(course, start, update, name as ScoreStrategy);
      expect(done).toEqual({ ...best, notices: told(`Can not determine score, strategy '${word}' unknown`) });
    }
  });
  test.each([
    [{ chapterIndex: "0", slideIndex: 0 }, "'0'-0"],
    [{ chapterIndex: 0, slideIndex: "0" }, "0-'0'"],
    [{ chapterIndex: "length", slideIndex: "a" }, "'length'-'a'"],
    [{ chapterIndex: 0, slideIndex: 0.5 }, "0-0.5"],
    [null, "undefined-undefined"],
  ])("§4.50 a change to %j is refused", (place, text) => {
    const course = compileLearniz(makeCourse([[makeSlide("a")]]));
    const start = createProgress(course, "p");
    expect(applySlideChange(course, start, place as Place)).toEqual({
      progress: start,
      notices: [{ code: "slide.unknown", level: "warning", text: `Slide change refused : no slide at ${text}` }],
      effects: [],
    });
  });
  test("§3.152 time adds up; a value that is not a positive time adds nothing", () => {
    const progress = play(content).read();
    expect(addTime(addTime(progress, 5), 2.5).time).toBe(7.5);
    for (const wrong of [0, -3, Number.NaN, Number.POSITIVE_INFINITY]) expect(addTime(progress, wrong)).toBe(progress);
    for (const wrong of ["5", null, true, 10n] as unknown[]) expect(addTime(progress, wrong as number)).toBe(progress);
    const long = addTime(progress, Number.MAX_VALUE);
    expect(addTime(long, Number.MAX_VALUE)).toBe(long);
  });
});
