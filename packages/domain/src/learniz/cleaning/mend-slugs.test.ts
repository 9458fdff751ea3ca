// Knows that the rules of a course mean the same elements after shared slugs were replaced.
import { arbitraryLearniz, makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { arbitraryUncleanLearniz } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileRules } from "../compiled/compile-rules.ts";
import {
  applyGeneralConditions,
  type Chapter,
  cleanLearniz,
  type Interactivity,
  type Learniz,
  type Requirement,
  type RequirementElement,
  type Slide,
} from "../index.ts";
import { mendSlugs } from "./mend-slugs.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 1_000 };

const asks = (...elements: Omit<RequirementElement, "type">[]): Requirement[] => [
  { elements: elements.map((element) => ({ type: "STATUS", ...element })) },
];
const listSlugs = ({ slug, slides }: Chapter) => [
  slug,
  ...slides.flatMap((slide) => [slide.slug, ...slide.interactivities.map((one) => one.slug)]),
];
/** The value in which each name of a copy is replaced by that of its original. */
const rename = <T>(value: T, names: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(value), (_, text) => names.get(text) ?? text);
const listCardGames = (one: Interactivity): readonly string[] =>
  one.type === "card-modal" ? one.data.cardRows.flat().flatMap(({ game }) => game ?? []) : [];
/** Every text in a value. */
const listTexts = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
};
const pair = (copies: readonly string[], originals: readonly string[]) =>
  new Map(copies.map((slug, n) => [slug, originals[n] ?? ""]));

describe("§5.23 §5.34 a chapter that was copied", () => {
  const copied = fc.tuple(arbitraryLearniz, fc.nat(), fc.nat()).map(([learniz, pick, far]) => {
    const from = pick % learniz.chapters.length;
    const at = from + 1 + (far % (learniz.chapters.length - from));
    const chapter = learniz.chapters[from] as Chapter;
    return { learniz, from, at, twice: { ...learniz, chapters: learniz.chapters.toSpliced(at, 0, chapter) } };
  });
  test("has its own rules within itself, which are those of the original within the original, and changes no other", () => {
    fc.assert(
      fc.property(copied, ({ learniz, from, at, twice }) => {
        const { learniz: mended, notices } = cleanLearniz(twice);
        const [original, copy] = [mended.chapters[from], mended.chapters[at]] as [Chapter, Chapter];
        expect(listTexts(copy).filter((text) => listSlugs(original).includes(text))).toEqual([]);
        expect(rename(copy, pair(listSlugs(copy), listSlugs(original)))).toEqual(original);
        expect({ ...mended, chapters: mended.chapters.toSpliced(at, 1) }).toEqual(learniz);
        expect(notices.map(({ code }) => code)).toEqual(listSlugs(copy).map(() => "slug.mended"));
      }),
      RUNS,
    );
  });
  test("§5.26 has its own rules too when saving makes the slugs", () => {
    fc.assert(
      fc.property(copied, ({ from, at, twice }) => {
        const own = applyGeneralConditions({ ...twice, validationConditions: {} }, Math.random).learniz;
        const [original, copy] = [own.chapters[from], own.chapters[at]] as [Chapter, Chapter];
        expect(listTexts(copy).filter((text) => listSlugs(original).includes(text))).toEqual([]);
        expect(rename(copy, pair(listSlugs(copy), listSlugs(original)))).toEqual(original);
      }),
    );
  });
});

describe("§5.23 §5.34 a slide that was copied", () => {
  const quiz: Slide = {
    ...makeSlide("quiz", [makeGame("g"), makeGame("h")]),
    validators: [{ elements: [{ slug: "h", type: "SCORE", score: 50 }] }],
    requirements: asks(
      { chapterSlug: "c0", slideSlug: "intro" },
      { chapterSlug: "c0", slideSlug: "quiz", interactivitySlug: "g" },
      { slideSlug: "quiz" },
      { interactivitySlug: "g" },
    ),
  };
  const last: Slide = { ...makeSlide("last"), requirements: asks({ slideSlug: "quiz", interactivitySlug: "h" }) };
  const read = ({ chapters }: Learniz, c: number, s: number) => {
    const slide = chapters[c]?.slides[s] as Slide;
    return {
      slug: slide.slug,
      validators: slide.validators.flatMap(({ elements }) => elements.map(({ slug }) => slug)),
      requirements: slide.requirements.flatMap(({ elements }) => elements.map(({ type: _, ...named }) => named)),
    };
  };
  test("asks for its own elements, and for others as before; rules outside of it ask for the original", () => {
    const { learniz } = cleanLearniz(
      makeCourse([
        [makeSlide("intro"), quiz],
        [quiz, last],
      ]),
    );
    expect(read(learniz, 0, 1)).toEqual({
      slug: "quiz",
      validators: ["h"],
      requirements: quiz.requirements[0]?.elements.map(({ type: _, ...named }) => named),
    });
    expect(read(learniz, 1, 0)).toEqual({
      slug: "quiz-1-0",
      validators: ["h-1-0-1"],
      requirements: [
        { chapterSlug: "c0", slideSlug: "intro" },
        { chapterSlug: "c1", slideSlug: "quiz-1-0", interactivitySlug: "g-1-0-0" },
        { slideSlug: "quiz-1-0" },
        { interactivitySlug: "g-1-0-0" },
      ],
    });
    expect(read(learniz, 1, 1).requirements).toEqual([{ slideSlug: "quiz", interactivitySlug: "h" }]);
  });
  test("§3.176 has cards that open its own games", () => {
    const cards: Interactivity = {
      ...{ slug: "cards", type: "card-modal", medias: [] },
      data: {
        cardSize: "m",
        cardRows: [[{ slug: "one", game: "g" }, { slug: "two", game: "nowhere" }, { slug: "three" }]],
      },
    };
    const page = makeSlide("quiz", [cards, makeGame("g"), makeGame("g")]);
    const { learniz } = cleanLearniz(makeCourse([[page], [page, makeSlide("next", [makeGame("g")])]]));
    const opened = (c: number) =>
      learniz.chapters[c]?.slides[0]?.interactivities.slice(0, 1).flatMap((one) => listCardGames(one));
    expect([opened(0), opened(1)]).toEqual([
      ["g", "nowhere"],
      ["g-1-0-1", "nowhere"],
    ]);
  });
  test("is asked for by the chapter in which it stands", () => {
    const course = makeCourse([[quiz], [quiz]]);
    const validators = [{ elements: [{ slug: "quiz", type: "STATUS" as const }] }];
    const { learniz } = cleanLearniz({ ...course, chapters: course.chapters.map((one) => ({ ...one, validators })) });
    expect(learniz.chapters.map((one) => one.validators[0]?.elements[0]?.slug)).toEqual(["quiz", "quiz-1-0"]);
  });
  test("keeps rules that name a slide, where a chapter with the same slug comes first", () => {
    const { learniz, notices } = cleanLearniz(
      makeCourse([[makeSlide("c0"), { ...last, requirements: asks({ slideSlug: "c0" }) }]]),
    );
    expect(read(learniz, 0, 1).requirements).toEqual([{ slideSlug: "c0-0-0" }]);
    expect(notices).toHaveLength(1);
  });
});

test("§5.23 §4.39 whatever slugs a course shares, its validators ask for the same children once each has its own", () => {
  fc.assert(
    fc.property(arbitraryUncleanLearniz, (learniz) => {
      const { learniz: mended } = mendSlugs(learniz, (_old, indexes) => `new-${indexes.join("-")}`);
      expect(compileRules(mended)).toEqual(compileRules(learniz));
    }),
    RUNS,
  );
});
