// Knows the rules that general conditions make, and what a new course is.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyGeneralConditions, cleanLearniz, createLearniz, type Learniz, loadLearniz } from "./index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 1_000 };

const apply = (validationConditions: Learniz["validationConditions"], base: Learniz = content) =>
  applyGeneralConditions({ ...base, validationConditions }, () => 0.5).learniz;
const content = makeCourse([[makeSlide("a", [makeGame("g"), makeGame("h")]), makeSlide("b")], [], [makeSlide("c")]]);
const generatedFromGeneralConditions = true;
const all = (...slugs: string[]) => [
  { elements: slugs.map((slug) => ({ slug, type: "STATUS" })), generatedFromGeneralConditions },
];

test("§5.28 each slide requires the one before it, across chapters and past empty ones", () => {
  const slides = apply({ chainedRequirements: true }).chapters.flatMap((chapter) => chapter.slides);
  const need = (chapterSlug: string, slideSlug: string) => [
    { elements: [{ type: "STATUS", chapterSlug, slideSlug }], generatedFromGeneralConditions },
  ];
  expect(slides.map(({ requirements }) => requirements)).toEqual([[], need("c0", "a"), need("c0", "b")]);
});
test("§5.29–§5.32 validAll asks for all interactivities, slides and chapters, except for empty ones", () => {
  const course = apply({ validAll: true });
  expect(course.chapters[0]?.slides.map(({ validators }) => validators)).toEqual([all("g", "h"), []]);
  expect(course.chapters.map(({ validators }) => validators)).toEqual([all("a", "b"), [], all("c")]);
  expect(course.validators).toEqual(all("c0", "c2"));
});
test("§5.33 gameMinimalScore adds a validator of the course, also for 0; absent it adds none", () => {
  expect(apply({ gameMinimalScore: 0 }).validators).toEqual([
    { minimumAverageScore: 0, elements: [], generatedFromGeneralConditions },
  ]);
  expect(apply({}).validators).toEqual([]);
  expect(apply({ gameMinimalScore: 60, validAll: true }).validators).toHaveLength(2);
});
describe("decisions 5: everything done and a minimum score, together", () => {
  const both = { validAll: true, gameMinimalScore: 60 };
  test("are one validator of the course; slides and chapters ask for their own content as before", () => {
    const course = apply({ ...both, together: true });
    expect(course.validators).toEqual([{ minimumAverageScore: 60, ...all("c0", "c2")[0] }]);
    expect(course.chapters).toEqual(apply(both).chapters);
  });
  test.each([false, undefined])("are two validators where it is %s (§5.32, §5.33)", (together) => {
    expect(apply({ ...both, ...(together === undefined ? {} : { together }) }).validators).toEqual(
      apply(both).validators,
    );
  });
  test("change nothing where only one of them is asked for", () => {
    for (const one of [{ validAll: true }, { gameMinimalScore: 60 }, {}])
      expect(apply({ ...one, together: true }).validators).toEqual(apply(one).validators);
  });
  test("ask for the score alone where there is nothing to do", () => {
    const empty = makeCourse([[]]);
    expect(apply({ ...both, together: true }, empty).validators).toEqual(
      apply({ gameMinimalScore: 60 }, empty).validators,
    );
  });
  test("leave the author's own validators as they are, and are read back as they were written", () => {
    const own = { elements: [{ slug: "c2", type: "STATUS" as const }] };
    const course = apply({ ...both, together: true }, { ...content, validators: [own] });
    expect(course.validators[0]).toEqual(own);
    const read = loadLearniz(JSON.parse(JSON.stringify(course)));
    expect(read.ok && read.value.learniz.validationConditions).toEqual({ ...both, together: true });
  });
});
test("§5.26 generated rules are removed with their condition; the author's rules stay, and come first", () => {
  const own = { elements: [{ slug: "c2", type: "STATUS" as const }] };
  const course = apply({ validAll: true }, { ...content, validators: [own] });
  expect(course.validators).toEqual([own, ...all("c0", "c2")]);
  expect(apply({}, course)).toEqual({ ...content, validators: [own], validationConditions: {} });
});
test("§5.27 §5.23 empty and repeated slugs become random ones of 10 letters and digits; the first of equal ones stays", () => {
  let n = 0;
  const twins = makeCourse([[makeSlide("a"), makeSlide("a"), makeSlide("")]]);
  const { learniz, notices } = applyGeneralConditions(twins, () => (n++ % 36) / 36);
  const [first, ...others] = learniz.chapters[0]?.slides.map(({ slug }) => slug) ?? [];
  expect(first).toBe("a");
  for (const slug of others) expect(slug).toMatch(/^[a-z0-9]{10}$/);
  expect(notices).toHaveLength(2);
});
test("§5.23 new slugs differ from each other even where the random numbers are always the same", () => {
  const triplets = makeCourse([[makeSlide("a"), makeSlide("a"), makeSlide("a")]]);
  const slugs = applyGeneralConditions(triplets, () => 0).learniz.chapters[0]?.slides.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(3);
});
test("§5.26 applying twice is applying once, and the cleaning then finds nothing", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (any) => {
      const once = applyGeneralConditions(any, () => 0.1);
      expect(applyGeneralConditions(once.learniz, () => 0.9)).toEqual({ learniz: once.learniz, notices: [] });
      expect(cleanLearniz(once.learniz)).toEqual({ learniz: once.learniz, notices: [] });
    }),
    RUNS,
  );
});
describe("a new course", () => {
  const course = createLearniz({ title: "T", local: "FR", author: "A" }, Math.random);
  test("§4.43 has one chapter, one slide, one text box, and validAll", () => {
    expect(course).toMatchObject({
      local: "FR",
      context: { title: "T", author: "A" },
      validationConditions: { validAll: true },
    });
    expect(
      course.chapters.map((chapter) => chapter.slides.map((slide) => slide.interactivities.map(({ type }) => type))),
    ).toEqual([[["text-box"]]]);
    expect(course.validators).toEqual(all(course.chapters[0]?.slug ?? ""));
  });
  test("§5.34 loads as it is", () => {
    expect(loadLearniz(JSON.parse(JSON.stringify(course)))).toEqual({
      ok: true,
      value: { learniz: course, notices: [] },
    });
  });
  test("§9.6 has different slugs even where the random numbers are always the same", () => {
    const same = createLearniz({ title: "T", local: "EN" }, () => 0);
    expect(applyGeneralConditions(same, () => 0).notices).toEqual([]);
  });
});
