// Knows what the indexes of a course hold: places, weights, rules and who waits for whom.
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import {
  compileLearniz,
  type Interactivity,
  type Learniz,
  type Requirement,
  readGameType,
  readWeight,
} from "../index.ts";

const needs = (...elements: Requirement["elements"]): Requirement => ({ elements });
const status = (target: object) => ({ type: "STATUS" as const, ...target });

test("§3.126 places hold kind, indexes and parent; the first of equal slugs, depth first, is found, and all slides are listed", () => {
  const twice = { ...makeGame("t"), slug: "t" };
  const { places, slides } = compileLearniz(
    makeCourse([[makeSlide("a", [makeTextBox("t"), makeTextBox("b")])], [makeSlide("b", [twice]), makeSlide("a")]]),
  );
  expect([...places.values()]).toEqual([
    { kind: "chapter", slug: "c0", chapterIndex: 0 },
    { kind: "slide", slug: "a", parent: "c0", chapterIndex: 0, slideIndex: 0 },
    { kind: "interactivity", slug: "t", parent: "a", chapterIndex: 0, slideIndex: 0, interactivityIndex: 0 },
    { kind: "interactivity", slug: "b", parent: "a", chapterIndex: 0, slideIndex: 0, interactivityIndex: 1 },
    { kind: "chapter", slug: "c1", chapterIndex: 1 },
  ]);
  expect(slides.map(({ slug, parent, chapterIndex, slideIndex }) => [slug, parent, chapterIndex, slideIndex])).toEqual([
    ["a", "c0", 0, 0],
    ["b", "c1", 1, 0],
    ["a", "c1", 1, 1],
  ]);
  expect(slides.map(({ kind, slide }) => [kind, slide.interactivities.length])).toEqual([
    ["slide", 2],
    ["slide", 1],
    ["slide", 0],
  ]);
});

test("§4.59 the weight of a slide or chapter is the sum of its games' weights; a weight below 0 adds nothing", () => {
  const heavyText = { ...makeTextBox("t"), weight: 9 } as Interactivity;
  const { weights } = compileLearniz(
    makeCourse([
      [
        makeSlide("a", [makeGame("g", 2), makeGame("h", 0.5), makeGame("i"), heavyText]),
        makeSlide("b", [makeGame("j", 4)]),
      ],
      [makeSlide("c", [makeGame("k", -3), makeGame("l", 1), makeGame("m", 0)])],
      [],
    ]),
  );
  expect(Object.fromEntries(weights)).toEqual({
    g: 2,
    h: 0.5,
    a: 2.5,
    j: 4,
    b: 4,
    c0: 6.5,
    k: -3,
    l: 1,
    m: 0,
    c: 1,
    c1: 1,
    c2: 0,
  });
  expect([readWeight(makeGame("g", 2)), readWeight(makeGame("g")), readWeight(heavyText)]).toEqual([
    2,
    undefined,
    undefined,
  ]);
});

test("§3.132 the type of a game is the first that one of its media names; other kinds have none", () => {
  const media = (config: unknown) => ({ slug: "m", params: { config } });
  const game = (...configs: unknown[]): Interactivity => ({ ...makeGame("g"), medias: configs.map(media) });
  expect(readGameType(game({ gameType: "PUZZLE" }, { gameType: "QUIZ" }))).toBe("PUZZLE");
  expect(readGameType(game(undefined, null, "PUZZLE", { gameType: 4 }, {}, { gameType: "QUIZ" }))).toBe("QUIZ");
  for (const none of [game(), game(null), game("PUZZLE"), game({}), game({ gameType: 4 })]) {
    expect(readGameType(none)).toBeUndefined();
  }
  const text = { ...makeTextBox("t"), medias: [media({ gameType: "PUZZLE" })] };
  expect(readGameType(text)).toBeUndefined();
});

/** `b` waits for `a`, twice, and for `g`; chapter `c1` waits for `a`; `c` waits for nothing, whatever it names. */
const bound: Learniz = (() => {
  const learniz = makeCourse([
    [
      makeSlide("a", [makeGame("g", 1)]),
      {
        ...makeSlide("b"),
        requirements: [
          needs(
            status({ chapterSlug: "c0", slideSlug: "a" }),
            { type: "SCORE", chapterSlug: "c0", slideSlug: "a", interactivitySlug: "g", score: 50 },
            status({}),
          ),
          needs({ type: "SCORE", slideSlug: "a" }, status({ slideSlug: "nowhere" })),
        ],
      },
    ],
    [{ ...makeSlide("c"), requirements: [needs(), needs(status({ chapterSlug: "" }))] }],
  ]);
  return {
    ...learniz,
    chapters: learniz.chapters.map((chapter, n) =>
      n === 1 ? { ...chapter, requirements: [needs(status({ slideSlug: "a" }))] } : chapter,
    ),
  };
})();

test("§3.160 §3.161 §3.166 each waiting element lists what all its requirements wait for; each awaited one lists who waits, once", () => {
  const { lockers, locks } = compileLearniz(bound);
  expect([...lockers]).toStrictEqual([
    [
      "b",
      [
        { kind: "slide", slug: "a", type: "STATUS" },
        { kind: "interactivity", slug: "g", type: "SCORE", score: 50 },
        { kind: "slide", slug: "a", type: "SCORE" },
        { kind: "slide", slug: "nowhere", type: "STATUS" },
      ],
    ],
    ["c1", [{ kind: "slide", slug: "a", type: "STATUS" }]],
  ]);
  expect([...locks.waiting].map(([slug, waiting]) => [slug, waiting.map((lock) => lock.slug)])).toEqual([
    ["a", ["b", "c1"]],
    ["g", ["b"]],
    ["nowhere", ["b"]],
  ]);
});

test("§4.31 locks hold the places of what they wait for, and are found from there, each once", () => {
  const { locks, places } = compileLearniz(bound);
  const [a, g] = [places.get("a"), places.get("g")];
  const b = {
    slug: "b",
    chapterIndex: 0,
    slideIndex: 1,
    lockers: [
      { place: a, type: "STATUS", score: undefined },
      { place: g, type: "SCORE", score: 50 },
      { place: a, type: "SCORE", score: undefined },
      { place: undefined, type: "STATUS", score: undefined },
    ],
  };
  const c1 = {
    slug: "c1",
    chapterIndex: 1,
    slideIndex: undefined,
    lockers: [{ place: a, type: "STATUS", score: undefined }],
  };
  expect([...locks.bySlug]).toEqual([
    ["b", b],
    ["c1", c1],
  ]);
  expect([...locks.waiting]).toEqual([
    ["a", [b, c1]],
    ["g", [b]],
    ["nowhere", [b]],
  ]);
});

test("§3.161 the first of several owners with the same slug waits; an owner that shares its slug with an interactivity is no lock", () => {
  const rule = (slideSlug: string) => ({ requirements: [needs(status({ slideSlug }))] });
  const { lockers, locks } = compileLearniz(
    makeCourse([
      [makeSlide("a", [makeTextBox("t")]), { ...makeSlide("b"), ...rule("a") }, { ...makeSlide("b"), ...rule("t") }],
      [{ ...makeSlide("t"), ...rule("b") }],
    ]),
  );
  expect([...lockers].map(([owner, waits]) => [owner, ...waits.map(({ slug }) => slug)])).toEqual([
    ["b", "a"],
    ["t", "b"],
  ]);
  expect([...locks.bySlug.keys()]).toEqual(["b"]);
});

test("§4.39 validators name the children that they ask for by index, the first of equal slugs; -1 is none", () => {
  const ask = (...slugs: string[]) => [
    { minimumAverageScore: 40, elements: slugs.map((slug) => ({ slug, type: "SCORE" as const, score: 7 })) },
    { elements: [] },
  ];
  const slide = {
    ...makeSlide("a", [makeTextBox("t"), makeTextBox("u"), makeTextBox("u")]),
    validators: ask("u", "t", "a"),
  };
  const learniz = makeCourse([[slide], [makeSlide("b"), makeSlide("c")]]);
  const { rules } = compileLearniz({
    ...learniz,
    validators: ask("c1", "b"),
    chapters: learniz.chapters.map((chapter, n) =>
      n === 1 ? { ...chapter, validators: ask("c", "b", "t") } : chapter,
    ),
  });
  const found = (...indexes: number[]) => [
    { minimumAverageScore: 40, elements: indexes.map((index) => ({ index, type: "SCORE", score: 7 })) },
    { minimumAverageScore: undefined, elements: [] },
  ];
  expect(rules).toEqual({
    validators: found(1, -1),
    chapters: [
      { validators: [], slides: [found(1, 0, -1)] },
      { validators: found(1, 0, -1), slides: [[], []] },
    ],
  });
});
