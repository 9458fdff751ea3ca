import { addInteractivity, addSlide, changeInteractivity, changeSlide } from "@academiz/domain/editing";
import { applyGeneralConditions, createLearniz, type Learniz } from "@academiz/domain/learniz";
import { arbitraryLearniz } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { renewRules } from "./renew-rules.ts";

function makeDice(): () => number {
  let at = 0;
  return () => (at = (at + 0.137) % 1);
}
const random = makeDice();
const learniz = createLearniz({ title: "Fire", local: "EN" }, random);
const before = { name: "Fire", learniz };
const chapterSlug = learniz.chapters[0]?.slug ?? "";
const grown = addSlide(learniz, { chapterSlug, after: null, title: "Next" }, random);

test("§5.29 a slide that is added is asked for at once when everything is to be done", () => {
  const next = renewRules({ name: "Fire", learniz: grown }, before, random).learniz;
  const asked = next.chapters[0]?.validators.flatMap(({ elements }) => elements.map(({ slug }) => slug));
  expect(asked).toEqual(next.chapters[0]?.slides.map(({ slug }) => slug));
});

test("§5.28 in order: each slide waits for the one before it, as soon as that is set", () => {
  const chained = { ...grown, validationConditions: { chainedRequirements: true } };
  const slides = renewRules({ name: "Fire", learniz: chained }, before, random).learniz.chapters[0]?.slides ?? [];
  expect(
    slides.map(({ requirements }) => requirements.flatMap(({ elements }) => elements[0]?.slideSlug ?? [])),
  ).toEqual([[], [slides[0]?.slug]]);
});

test("what an edit does not touch stays the same object: only what changed is drawn again", () => {
  const two = renewRules({ name: "Fire", learniz: grown }, before, random);
  const [first, second] = two.learniz.chapters[0]?.slides ?? [];
  const renamed = changeSlide(two.learniz, second?.slug ?? "", (slide) => ({ ...slide, description: "Renamed" }));
  const next = renewRules({ name: "Fire", learniz: renamed }, two, random).learniz;
  expect(next.chapters[0]?.slides[0]).toBe(first);
  expect(next.chapters[0]?.slides[1]?.description).toBe("Renamed");
  expect(next.validators).toBe(two.learniz.validators);
});

test("a change of the name alone leaves the course as it is", () => {
  const next = { name: "Fire!", learniz };
  expect(renewRules(next, before, random)).toBe(next);
});

const describeBlock = (course: Learniz, slug: string) =>
  changeInteractivity(course, slug, (own) => ({ ...own, description: `${own.description ?? ""}x` }));

test("a letter in a block costs no walk through the course", () => {
  const two = renewRules({ name: "Fire", learniz: grown }, before, random);
  const slug = two.learniz.chapters[0]?.slides[0]?.interactivities[0]?.slug ?? "";
  const written = { name: "Fire", learniz: describeBlock(two.learniz, slug) };
  expect(renewRules(written, two, random)).toBe(written);
});

test("§5.26 after any edits in any order, the rules are those that saving would generate", () => {
  const edits: readonly ((course: Learniz, pick: number) => Learniz)[] = [
    (course, pick) => describeBlock(course, pickOf(listBlocks(course), pick)),
    (course, pick) => {
      const { slides } = course.chapters[pick % course.chapters.length] ?? { slides: [] };
      const [block] = learniz.chapters[0]?.slides[0]?.interactivities ?? [];
      const page = slides[pick % Math.max(slides.length, 1)]?.slug;
      return block && page !== undefined
        ? addInteractivity(course, page, null, { ...block, slug: `new${pick}` })
        : course;
    },
    (course, pick) => ({ ...course, chapters: course.chapters.toSpliced(pick % course.chapters.length, 1) }),
    (course, pick) =>
      changeInteractivity(course, pickOf(listBlocks(course), pick), (own) => ({ ...own, slug: `other${pick}` })),
    (course) => ({ ...course, validators: [] }),
    (course) => ({ ...course, validationConditions: { chainedRequirements: true, validAll: true } }),
    (course) => ({ ...course, validationConditions: {} }),
  ];
  const steps = fc.array(fc.tuple(fc.nat(edits.length - 1), fc.nat(50)), { maxLength: 8 });
  fc.assert(
    fc.property(arbitraryLearniz, steps, (learniz, chosen) => {
      let draft = { name: "Any", learniz };
      for (const [at, pick] of chosen) {
        const next = edits[at]?.(draft.learniz, pick) ?? draft.learniz;
        if (next.chapters.length === 0) continue;
        const asSaved = applyGeneralConditions(next, () => 0.5).learniz;
        const made = renewRules({ ...draft, learniz: next }, draft, () => 0.5);
        if (next !== draft.learniz) expect(made.learniz).toEqual(asSaved);
        draft = made;
      }
    }),
  );
});

const listBlocks = ({ chapters }: Learniz) =>
  chapters.flatMap(({ slides }) => slides.flatMap((slide) => slide.interactivities.map(({ slug }) => slug)));
const pickOf = (slugs: readonly string[], pick: number) => slugs[pick % Math.max(slugs.length, 1)] ?? "";
