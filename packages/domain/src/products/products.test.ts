// Knows what is true of every type of product: a new one can be read, and no input throws.
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { computeSteps, isRated, PRODUCT_TYPES } from "../catalog/index.ts";
import { GAME_TYPES, listUnwritten, readGame } from "../games/index.ts";
import { PRODUCT_KINDS } from "./index.ts";

const START = { title: "Fire safety", local: "EN", author: "Ann", strategy: "LAST" } as const;
const dice = () => 0.5;
const read = (type: (typeof PRODUCT_TYPES)[number], config: unknown) => {
  const content = PRODUCT_KINDS[type].read(config);
  if (!content.ok) throw new Error(JSON.stringify(content.error));
  return content.value;
};

test.each(PRODUCT_TYPES)(
  "§7.82 a new %s can be read, is titled, in its language, and what is prepared of it too",
  (type) => {
    const content = read(type, PRODUCT_KINDS[type].create(START, Math.random));
    expect(content.card).toMatchObject({ title: "Fire safety", language: "EN" });
    expect(read(type, content.prepare(Math.random)).card).toEqual(content.card);
  },
);

test.each(PRODUCT_TYPES.filter(isRated))("§3.91 the card of a %s says how difficult its author rates it", (type) => {
  const made = PRODUCT_KINDS[type].create(START, Math.random);
  const { config } = made as { readonly config: object };
  const rate = (difficulty: unknown) => read(type, { ...(made as object), config: { ...config, difficulty } }).card;
  expect([rate("HARD").difficulty, rate("ODD").difficulty, read(type, made).card.difficulty]).toEqual([
    "HARD",
    undefined,
    undefined,
  ]);
});

test.each(GAME_TYPES)(
  "§4.133 §3.87 a new %s is of its type, in its language, with an example that can be played",
  (gameType) => {
    fc.assert(
      fc.property(
        fc.constantFrom("FR" as const, "EN" as const),
        fc.integer({ min: 1, max: 2_147_483_646 }),
        (local, seed) => {
          let state = seed;
          const random = () => {
            state = (state * 48_271) % 2_147_483_647;
            return state / 2_147_483_647;
          };
          const made = PRODUCT_KINDS.game.create({ ...START, local, gameType }, random);
          const content = read("game", made);
          expect([content.subType, content.gap, content.card.language]).toEqual([gameType, null, local]);
          const game = readGame({ params: made });
          if (!game.ok) throw new Error(game.error.kind);
          expect(listUnwritten(game.value)).not.toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  },
);

test("§4.133 a new game is touched, starts with the workspace's strategy, and is validated once its examples are written", () => {
  const game = PRODUCT_KINDS.game.create(START, Math.random);
  expect(game).toMatchObject({ editionInfo: { paramsStatus: "TOUCHED" }, config: { strategy: "LAST" } });
  const steps = computeSteps("game", read("game", game).judgeSteps());
  expect(steps).toMatchObject({ create: "DONE", params: "DONE", content: "DONE", validation: "UNDONE" });
  const statements = [{ slug: "a", text: "Lifts are safe.", correct: false, explanation: "" }];
  const written = { ...(game as object), content: { statements } };
  expect(computeSteps("game", read("game", written).judgeSteps())).toMatchObject({ validation: "DONE" });
});

test("§4.130 §5.33 a course is validated as it is published, with the rules that its general conditions ask for", () => {
  const draft = makeCourse([[makeSlide("a", [makeGame("g", 1)])]]);
  const judge = (gameMinimalScore: number) =>
    computeSteps(
      "learniz",
      read("learniz", {
        ...draft,
        validationConditions: { validAll: true, together: true, gameMinimalScore },
      }).judgeSteps(),
    ).validation;
  expect([judge(80), judge(120)]).toEqual(["DONE", "UNDONE"]);
});

test("§4.131 §4.134 a SCORM package is begun once its upload has touched it", () => {
  const empty = PRODUCT_KINDS.scorm.create(START, dice);
  expect(computeSteps("scorm", read("scorm", empty).judgeSteps())).toMatchObject({
    create: "UNDONE",
    params: "UNDONE",
  });
  const touched = {
    ...empty,
    editionInfo: { createStatus: "TOUCHED", paramsStatus: "TOUCHED" },
    package: "document:abc",
  };
  const { documents, judgeSteps } = read("scorm", touched);
  expect(computeSteps("scorm", judgeSteps())).toMatchObject({ create: "DONE", params: "DONE", publication: "UNDONE" });
  expect(documents).toEqual([{ slug: "abc" }]);
});

test("§3.217 a path leads to the products of its tasks and sections, each once", () => {
  const nodes = [
    { type: "event" },
    { type: "task", taskType: "learniz", productSlug: "one" },
    { type: "task", taskType: "section", sectionDetails: { productsSlugs: [{ slug: "two" }, { slug: "one" }] } },
  ];
  const content = read("coursiz", { ...PRODUCT_KINDS.coursiz.create(START, dice), nodes });
  expect(content.products).toEqual(["one", "two"]);
  expect([content.gap, content.judgeSteps().content]).toEqual(["way", "UNDONE"]);
});

const FILLED: Partial<Record<(typeof PRODUCT_TYPES)[number], object>> = {
  scorm: { package: "document:abc" },
  attachment: { source: "document:abc" },
  "smart-sequence": { sequences: [{ uuid: "s", questions: [{ uuid: "q" }] }] },
  classiz: { means: [{ slug: "spring" }] },
  coursiz: {
    nodes: [
      { slug: "start", type: "event", eventType: "START", next: ["one"] },
      { slug: "one", type: "task", taskType: "game", productSlug: "one", next: ["end"] },
      { slug: "end", type: "event", eventType: "END" },
    ],
  },
  section: { sectionDetails: { productsSlugs: [{ slug: "one" }] } },
  game: { config: { gameType: "LATER" }, content: { anything: 1 } },
};

test("§3.75 a content is done when it lacks nothing, whatever it holds; a type without that step has none", () => {
  const some = fc.constantFrom(undefined, "", " ", "x", [], [{}], [{ uuid: "u", slug: "s", type: "task" }]);
  const others = PRODUCT_TYPES.filter((type) => type !== "learniz");
  const contents = fc.record({ package: some, source: some, sequences: some, means: some, nodes: some, content: some });
  fc.assert(
    fc.property(fc.constantFrom(...others), contents, (type, more) => {
      const content = PRODUCT_KINDS[type].read({ ...PRODUCT_KINDS[type].create(START, dice), ...more });
      if (!content.ok) return;
      expect(content.value.judgeSteps().content).toBe(content.value.gap === null ? "DONE" : "UNDONE");
      const steps = computeSteps(type, content.value.judgeSteps());
      if (content.value.gap) expect([steps.content, steps.validation]).not.toContain("DONE");
    }),
  );
});

test("§7.85 a new product lacks its content, except games and courses, which start with examples; filled, it lacks nothing", () => {
  const gaps = PRODUCT_TYPES.map((type) => read(type, PRODUCT_KINDS[type].create(START, Math.random)).gap);
  expect(Object.fromEntries(PRODUCT_TYPES.map((type, at) => [type, gaps[at]]))).toEqual({
    learniz: null,
    game: null,
    scorm: "package",
    attachment: "source",
    "smart-sequence": "questions",
    classiz: "means",
    coursiz: "tasks",
    section: "products",
  });
  for (const [type, more] of Object.entries(FILLED)) {
    const key = type as (typeof PRODUCT_TYPES)[number];
    expect([type, read(key, { ...PRODUCT_KINDS[key].create(START, dice), ...more }).gap]).toEqual([type, null]);
  }
});

test("§7.85 a course without a slide lacks one, however many chapters it has; an empty slide is enough", () => {
  const course = PRODUCT_KINDS.learniz.create(START, Math.random);
  const chapter = (...slides: object[]) => ({ slug: `chapter-${slides.length}`, slides });
  const gapOf = (...chapters: object[]) => read("learniz", { ...course, chapters }).gap;
  expect([gapOf(), gapOf(chapter()), gapOf(chapter(), { slug: "other" })]).toEqual(["slides", "slides", "slides"]);
  expect(gapOf(chapter(), chapter({ slug: "slide" }))).toBeNull();
});

test("§4.129 a game without statements, of another shape, or of an unknown type that says nothing, has nothing to play", () => {
  const game = PRODUCT_KINDS.game.create(START, Math.random);
  const contents = [{ statements: [] }, {}, { statements: 3 }, undefined];
  for (const content of contents) expect(read("game", { ...game, content }).gap).toBe("game");
  expect(read("game", { ...game, config: { gameType: "LATER" }, content: {} }).gap).toBe("game");
});

test("§3.98 every type counts the documents that its content refers to, wherever they stand", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PRODUCT_TYPES),
      fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/)),
      (type, slugs) => {
        const places = Object.fromEntries(slugs.map((slug, at) => [`place${at}`, { file: `document:${slug}` }]));
        const begun = PRODUCT_KINDS[type].create(START, Math.random);
        const config = type === "learniz" ? { ...begun, defaultTexts: places } : { ...begun, extra: places };
        expect(read(type, config).documents.map(({ slug }) => slug)).toEqual(slugs);
      },
    ),
  );
});

test("§3.85 fields that a type does not know are kept as they were written", () => {
  for (const type of PRODUCT_TYPES) {
    if (type === "learniz") continue;
    const config = { ...PRODUCT_KINDS[type].create(START, dice), later: { a: [1, null] } };
    expect(read(type, config).prepare(dice)).toEqual(config);
  }
});

test("any input is read, or refused with the place of its fault, and never throws", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRODUCT_TYPES), fc.anything({ withNullPrototype: false }), (type, config) => {
      const content = PRODUCT_KINDS[type].read(config);
      if (!content.ok) expect(content.error.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
