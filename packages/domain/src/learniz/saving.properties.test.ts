// Knows what saving any course generates, and what loading it cleans.
import { arbitraryLearniz, makeCourse, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyGeneralConditions,
  type Chapter,
  cleanLearniz,
  type Learniz,
  type Requirement,
  type Slide,
  type TextBox,
  type Validator,
} from "./index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 1_000 };

const conditions = fc.record(
  { chainedRequirements: fc.boolean(), validAll: fc.boolean(), gameMinimalScore: fc.constantFrom(0, 33.3, 100) },
  { requiredKeys: [] },
);
type Rule = Validator | Requirement;
const generatedFromGeneralConditions = true;
const generated = <T extends Rule>(rules: readonly T[]) => rules.filter((rule) => rule.generatedFromGeneralConditions);
const own = <T extends Rule>(rules: readonly T[]) => rules.filter((rule) => !rule.generatedFromGeneralConditions);
const askAll = (children: readonly { readonly slug: string }[]) =>
  children.length === 0
    ? []
    : [{ elements: children.map(({ slug }) => ({ slug, type: "STATUS" })), generatedFromGeneralConditions }];
const listOwners = ({ chapters }: Learniz): readonly (Chapter | Slide)[] =>
  chapters.flatMap((chapter) => [chapter, ...chapter.slides]);

describe("§5.26–§5.33 saving under any conditions a course that was saved under any others", () => {
  const saved = fc.tuple(arbitraryLearniz, conditions).map(([before, validationConditions]) => {
    const { learniz } = applyGeneralConditions({ ...before, validationConditions }, () => 0);
    return { before, learniz, is: validationConditions };
  });
  test("§5.26 leaves the author's rules as they are, before the generated ones", () => {
    fc.assert(
      fc.property(saved, ({ before, learniz }) => {
        const list = (of: Learniz) => [
          of.validators,
          ...listOwners(of).flatMap(({ validators, requirements }) => [validators, requirements]),
        ];
        const [was, now] = [list(before), list(learniz)] as (readonly Rule[])[][];
        expect(now?.map(own)).toEqual(was?.map(own));
        for (const rules of now ?? []) expect(rules).toEqual([...own(rules), ...generated(rules)]);
      }),
      RUNS,
    );
  });
  test("§5.28 chains each slide to the one before it, in reading order, and generates no other requirement", () => {
    fc.assert(
      fc.property(saved, ({ learniz, is }) => {
        const slides = learniz.chapters.flatMap((chapter) => chapter.slides.map((slide) => ({ chapter, slide })));
        for (const [at, { slide }] of slides.entries()) {
          const previous = is.chainedRequirements === true ? slides[at - 1] : undefined;
          const element = { type: "STATUS", chapterSlug: previous?.chapter.slug, slideSlug: previous?.slide.slug };
          const expected = previous ? [{ elements: [element], generatedFromGeneralConditions }] : [];
          expect(generated(slide.requirements)).toEqual(expected);
        }
        for (const { requirements } of learniz.chapters) expect(generated(requirements)).toEqual([]);
      }),
      RUNS,
    );
  });
  test("§5.29 §5.30 §5.31 asks each slide for all its interactivities, each chapter for all its slides", () => {
    fc.assert(
      fc.property(saved, ({ learniz, is }) => {
        for (const chapter of learniz.chapters) {
          expect(generated(chapter.validators)).toEqual(is.validAll === true ? askAll(chapter.slides) : []);
          for (const slide of chapter.slides)
            expect(generated(slide.validators)).toEqual(is.validAll === true ? askAll(slide.interactivities) : []);
        }
      }),
      RUNS,
    );
  });
  test("§5.32 §5.33 asks the course for all chapters that have slides, or for the minimal score", () => {
    fc.assert(
      fc.property(saved, ({ learniz, is }) => {
        const filled = learniz.chapters.filter(({ slides }) => slides.length > 0);
        const minimum = is.gameMinimalScore;
        expect(generated(learniz.validators)).toEqual([
          ...(is.validAll === true ? askAll(filled) : []),
          ...(minimum === undefined
            ? []
            : [{ minimumAverageScore: minimum, elements: [], generatedFromGeneralConditions }]),
        ]);
      }),
      RUNS,
    );
  });
});

describe("cleaning", () => {
  const spots = fc.infiniteStream(fc.boolean());
  const nowhere = { slug: "nowhere", type: "STATUS" as const };
  const lost: Requirement["elements"] = [
    { type: "STATUS", chapterSlug: "nowhere" },
    { type: "SCORE", score: 1, slideSlug: "nowhere" },
    { type: "STATUS", chapterSlug: "c0", interactivitySlug: "nowhere" },
  ];
  test("§5.34 §5.35 removes rules that name nothing, with a warning each, and the rules left empty, and nothing else", () => {
    fc.assert(
      fc.property(arbitraryLearniz, spots, (learniz, dice) => {
        let count = 0;
        const throws = () => dice.next().value === true;
        const add = <T>(list: readonly T[], ...more: readonly T[]): T[] => {
          if (!throws()) return [...list];
          count += more.length;
          return [...more, ...list];
        };
        const withLost = (validators: readonly Validator[]): Validator[] => {
          const all = validators.map((one) => ({ ...one, elements: add(one.elements, nowhere) }));
          return add(all, { elements: [nowhere] });
        };
        const withLostLocks = (requirements: readonly Requirement[]): Requirement[] => {
          const all = requirements.map((one) => ({ ...one, elements: add(one.elements, ...lost) }));
          if (!throws()) return all;
          count += lost.length;
          return [...all, { elements: [...lost] }];
        };
        const spoil = <T extends Chapter | Slide>(owner: T): T => ({
          ...owner,
          validators: withLost(owner.validators),
          requirements: withLostLocks(owner.requirements),
        });
        const chapters = learniz.chapters.map((one) => ({ ...spoil(one), slides: one.slides.map(spoil) }));
        const cleaned = cleanLearniz({ ...learniz, validators: withLost(learniz.validators), chapters });
        expect(cleaned.learniz).toEqual(learniz);
        expect(cleaned.notices.map(({ code, level }) => `${level} ${code}`)).toEqual(
          Array.from({ length: count }, () => "warning rule.dangling"),
        );
      }),
      RUNS,
    );
  });
  test("§5.36 §5.37 makes each content of a text box an element in its place, under a new slug that is the same at every load", () => {
    const counts = fc.array(fc.array(fc.nat(3), { maxLength: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(counts, (boxes) => {
        let n = 0;
        const write = () => ({ nodes: [{ type: "paragraph" as const, children: [{ text: `content ${n++}` }] }] });
        const all = boxes.map(
          (box, at): TextBox => ({
            slug: `box${at}`,
            type: "text-box",
            medias: [],
            data: { boxes: box.map((count) => ({ contents: Array.from({ length: count }, write) })) },
          }),
        );
        const course = makeCourse([[makeSlide("s", all)]]);
        const { learniz } = cleanLearniz(course);
        const parts = (learniz.chapters[0]?.slides[0]?.interactivities ?? []) as readonly TextBox[];
        const expected = all.flatMap((box) => {
          const contents = box.data.boxes.flatMap((one) => one.contents);
          return contents.length < 2 ? [box.data] : contents.map((content) => ({ boxes: [{ contents: [content] }] }));
        });
        expect(parts.map(({ data }) => data)).toEqual(expected);
        expect(new Set(parts.map(({ slug }) => slug)).size).toBe(parts.length);
        expect(cleanLearniz(course).learniz).toEqual(learniz);
      }),
      RUNS,
    );
  });
});
