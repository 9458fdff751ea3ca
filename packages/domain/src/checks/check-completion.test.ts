// Knows which courses one slide completes, and that the engine says so of exactly those.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findBestResult } from "../interactivities/index.ts";
import { applyGeneralConditions, compileLearniz, type Learniz, type Slide, type Validator } from "../learniz/index.ts";
import {
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  createProgress,
  isSlideLocked,
} from "../progress/index.ts";
import { checkLearniz } from "./index.ts";

const text = (slug: string) => makeSlide(slug, [makeTextBox(`${slug}-t`)]);
const game = (slug: string) => makeSlide(slug, [makeGame(`${slug}-g`, 1)]);
const ask = (...slugs: string[]): Validator => ({ elements: slugs.map((slug) => ({ slug, type: "STATUS" })) });
const askScore = (slug: string): Validator => ({ elements: [{ slug, type: "SCORE", score: 50 }] });
const minimum = (minimumAverageScore: number): Validator => ({ minimumAverageScore, elements: [] });
const shut = (slide: Slide): Slide => ({
  ...slide,
  requirements: [{ elements: [{ type: "STATUS", slideSlug: "a" }] }],
});
const make = (chapters: Slide[][], validators: Validator[], ofChapter: Validator[] = []): Learniz => {
  const course = makeCourse(chapters);
  const [first, ...others] = course.chapters.map((chapter) => ({ ...chapter, validators: ofChapter }));
  return { ...course, validators, chapters: first ? [first, ...others] : [] };
};
/** `slide` alone where the course asks for nothing more, `slide in chapter` where it asks for that chapter only. */
const tell = (learniz: Learniz) =>
  checkLearniz(learniz).flatMap((problem) =>
    problem.code === "completes-at-first-slide" ? [[problem.slide, ...problem.slugs].join(" in ")] : [],
  );

test("decisions 5: where the course asks for everything and a minimum score no slide alone completes it; without any score nobody does", () => {
  const say = (chapters: Slide[][], together: boolean) => {
    const conditions = { validAll: true, gameMinimalScore: 50, ...(together && { together }) };
    const course = { ...makeCourse(chapters), validationConditions: conditions };
    const { learniz } = applyGeneralConditions(course, () => 0.5);
    const either = checkLearniz(learniz).flatMap((one) =>
      one.code === "completes-at-first-slide" ? [one.either] : [],
    );
    return {
      alone: tell(learniz),
      either,
      codes: checkLearniz(learniz).map(({ code, severity }) => `${code} ${severity}`),
    };
  };
  expect(say([[text("a")], [game("b")]], false).alone).toEqual(["b"]);
  expect(say([[text("a")], [game("b")]], false).either).toEqual([50]);
  expect(say([[text("a")], [game("b")]], true).alone).toEqual([]);
  expect(say([[text("a")], [text("b")]], false).codes).toContain("score-never-given warning");
  expect(say([[text("a")], [text("b")]], true).codes).toContain("score-never-given error");
});
test("decisions 5 without a minimum score in its settings, or with both needed, no score is named", () => {
  const say = (conditions: object) =>
    checkLearniz({ ...makeCourse([[text("a")], [game("b")]]), validationConditions: conditions }).flatMap((one) =>
      one.code === "completes-at-first-slide" ? [one.either] : [],
    );
  expect(say({})).toEqual([null]);
  expect(say({ gameMinimalScore: 50 })).toEqual([null]);
  expect(say({ validAll: true, gameMinimalScore: 50, together: true })).toEqual([null]);
});
test("§4.43 a course that asks for nothing completes at its first slide; one with a single slide is told nothing", () => {
  expect(tell(make([[text("a")], [text("b")]], []))).toEqual(["a"]);
  expect(tell(make([[text("a")]], []))).toEqual([]);
  expect(tell(make([[], []], []))).toEqual([]);
  expect(tell(make([[text("a"), game("b")]], [minimum(50)]))).toEqual(["b"]);
});
test("§4.42 so does a course that asks for one slide, or for a chapter that asks for nothing or for its score alone", () => {
  const slides = () => [text("a"), text("b"), game("d")];
  expect(tell(make([slides()], [ask("c0")]))).toEqual(["a in c0"]);
  expect(tell(make([slides()], [askScore("c0")]))).toEqual(["d in c0"]);
  expect(tell(make([slides()], [ask("c0")], [ask("b")]))).toEqual(["b in c0"]);
  expect(tell(make([[text("a")], [text("b")]], [ask("c0", "c1"), ask("c1")]))).toEqual(["b in c1"]);
  expect(tell(make([slides()], [ask("c0")], [ask("a", "b"), minimum(100)]))).toEqual(["d in c0"]);
});
test("§4.42 §4.43 a course that needs two slides, a closed one, or one that nobody completes is not told of", () => {
  expect(tell(make([[text("a"), text("b")]], [ask("c0")], [ask("a", "b")]))).toEqual([]);
  expect(tell(make([[text("a")], [text("b")]], [ask("c0", "c1")]))).toEqual([]);
  expect(tell(make([[text("a"), shut(text("b"))]], [ask("c0")], [ask("b")]))).toEqual([]);
  const later = make([[text("a")], [text("b")]], [ask("c1")]);
  const chapters = later.chapters.map((chapter, c) =>
    c === 1 ? { ...chapter, requirements: shut(text("x")).requirements } : chapter,
  );
  expect(tell({ ...later, chapters })).toEqual([]);
  const endless = { ...text("a"), validators: [minimum(0)] };
  expect(tell(make([[endless, shut(text("b"))]], []))).toEqual([]);
  expect(tell(make([[text("a"), text("b")]], [minimum(0)]))).toEqual([]);
});
test("§5.29 with everything to be done nothing is said", () => {
  const course = { ...makeCourse([[text("a"), text("b")]]), validationConditions: { validAll: true } };
  expect(tell(applyGeneralConditions(course, () => 0).learniz)).toEqual([]);
});

/** The first open slide whose best play makes the course COMPLETE in the engine. */
function findEnough(learniz: Learniz): string | undefined {
  const course = compileLearniz(learniz);
  const start = createProgress(course, "p");
  const isEnough = (place: (typeof course.slides)[number]) => {
    if (isSlideLocked(start, place)) return false;
    let progress = applySlideChange(course, start, place).progress;
    progress = applyScroll(course, progress).progress;
    for (const one of place.slide.interactivities) {
      const best = findBestResult(one);
      if (best) progress = applyInteractivityUpdate(course, progress, { slug: one.slug, ...best }, "LAST").progress;
    }
    return progress.status === "COMPLETE";
  };
  return course.slides.find(isEnough)?.slug;
}

test("§4.42 §4.43 decisions 5 it is told exactly where the engine completes the course after the best play of one open slide", () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const slides = learniz.chapters.flatMap((chapter) => chapter.slides);
      const enough = slides.length > 1 ? findEnough(learniz) : undefined;
      const problem = checkLearniz(learniz).find(({ code }) => code === "completes-at-first-slide");
      expect(problem && "slide" in problem ? problem.slide : undefined).toBe(enough);
      met.add(problem ? `told, ${problem.slugs.length === 0 ? "course" : "chapter"}` : "silent");
    }),
    { numRuns: process.env["ACADEMIZ_LONG"] ? 10_000 : 1_000 },
  );
  expect([...met].sort()).toEqual(["silent", "told, chapter", "told, course"]);
});
