// Knows each step of the content version by an example, and that every step has one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../kernel/index.ts";
import { MIGRATIONS, migrateLearniz, READABLE_VERSIONS } from "./index.ts";
import type { ContentAt } from "./migration.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 1_000 };

type Content = { readonly [key: string]: Json };
const inSlide = (...interactivities: Json[]): Content => ({ chapters: [{ slides: [{ interactivities }] }] });
const cards = (data: Json): Content => inSlide({ type: "flip-card", data });
const game = (params: Json): Content => inSlide({ type: "game", medias: [{ params }] });
const style = (styleParams: Json): Content => ({ params: { styleParams } });

/** Step → examples of what comes in and what goes out. */
const EXAMPLES: Readonly<Record<string, readonly (readonly [string, Content, Content])[]>> = {
  "1.1.0": [
    [
      "§4.82 §9.19 cards fill rows of their size",
      cards({ cardSize: "l", cards: [1, 2, 3] }),
      cards({ cardSize: "l", cardRows: [[1, 2], [3]] }),
    ],
    ["§4.82 a missing size is m", cards({ cards: [1, 2, 3, 4] }), cards({ cardSize: "m", cardRows: [[1, 2, 3], [4]] })],
    ["§4.82 rows that are there stay", cards({ cardRows: [[1]] }), cards({ cardRows: [[1]] })],
    ...(
      [
        ["xs", 7],
        ["s", 5],
        ["m", 3],
        ["l", 2],
        ["xl", 1],
      ] as const
    ).map(
      ([cardSize, inRow]) =>
        [
          `§4.82 §9.19 a row of size ${cardSize} holds ${inRow}`,
          cards({ cardSize, cards: [...Array(inRow + 1).keys()] }),
          cards({ cardSize, cardRows: [[...Array(inRow).keys()], [inRow]] }),
        ] as const,
    ),
    ...["huge", "toString", ["l"], 5].map(
      (cardSize) =>
        [
          `§4.82 a size that does not exist is m: ${JSON.stringify(cardSize)}`,
          cards({ cardSize, cards: [1, 2, 3, 4] }),
          cards({ cardSize: "m", cardRows: [[1, 2, 3], [4]] }),
        ] as const,
    ),
    [
      "§4.82 cards of a modal are grouped too, those of nothing else",
      inSlide({ type: "card-modal", data: { cards: [1] } }, { type: "text-box", data: { cards: [1] } }),
      inSlide(
        { type: "card-modal", data: { cardSize: "m", cardRows: [[1]] } },
        { type: "text-box", data: { cards: [1] } },
      ),
    ],
    [
      "§4.82 cards that are no list are no row",
      cards({ cards: "many", cardRows: 1 }),
      cards({ cardSize: "m", cardRows: [] }),
    ],
    ["§4.82 what has no data is left", inSlide({ type: "flip-card" }), inSlide({ type: "flip-card" })],
    ["§4.82 no card is no row", cards({ cardSize: "xs" }), cards({ cardSize: "xs", cardRows: [] })],
  ],
  "1.2.0": [
    [
      "§4.83 questions become statements",
      game({
        config: { strategy: "LAST" },
        questions: [
          { text: "A", answer: true },
          { text: "B", answer: false, explanation: "No" },
        ],
      }),
      game({
        config: { strategy: "LAST", gameType: "VRAI_FAUX" },
        content: {
          statements: [
            { slug: "statement-1", text: "A", correct: true, explanation: "" },
            { slug: "statement-2", text: "B", correct: false, explanation: "No" },
          ],
        },
      }),
    ],
    [
      "§4.83 what a question lacks is empty, and only what is true is correct",
      game({
        config: { gameType: "VRAI_FAUX" },
        questions: [{ text: 1, answer: "true", explanation: 2 }, { answer: "false" }, { answer: 1 }, "What?", null],
      }),
      game({
        config: { gameType: "VRAI_FAUX" },
        content: {
          statements: [true, false, false, false, false].map((correct, n) => ({
            slug: `statement-${n + 1}`,
            text: "",
            correct,
            explanation: "",
          })),
        },
      }),
    ],
    [
      "§4.83 a game without a name of its own is a true/false game",
      game({ config: "none", questions: [], other: 1 }),
      game({ config: { gameType: "VRAI_FAUX" }, content: { statements: [] }, other: 1 }),
    ],
    ["§4.83 a game without questions is left", game({ config: {} }), game({ config: {} })],
    [
      "§4.83 what is no game keeps its questions",
      inSlide({ type: "text-box", medias: [{ params: { questions: [] } }] }),
      inSlide({ type: "text-box", medias: [{ params: { questions: [] } }] }),
    ],
    [
      "§4.83 another game keeps its questions",
      game({ config: { gameType: "JUMP_FORM" }, questions: [] }),
      game({ config: { gameType: "JUMP_FORM" }, questions: [] }),
    ],
  ],
  "1.3.0": [
    [
      "§4.84 icons get their prefix, once",
      cards({ cardRows: [[{ icon: "a", firstIcon: "icon-library-b", secondIcon: "" }]] }),
      cards({ cardRows: [[{ icon: "icon-library-a", firstIcon: "icon-library-b", secondIcon: "" }]] }),
    ],
    [
      "§4.84 each of the three icons gets it, wherever else the prefix stands",
      cards({
        cardRows: [[{ icon: "a", firstIcon: "b", secondIcon: "c-icon-library-" }], [{ icon: "d", other: "e" }]],
      }),
      cards({
        cardRows: [
          [{ icon: "icon-library-a", firstIcon: "icon-library-b", secondIcon: "icon-library-c-icon-library-" }],
          [{ icon: "icon-library-d", other: "e" }],
        ],
      }),
    ],
    [
      "§4.84 what is no icon, no card, no row or no list of cards is left",
      inSlide(
        { type: "flip-card", data: { cardRows: [[{ icon: 1 }, "x", null, ["y"]], { icon: "z" }] } },
        { type: "card-modal", data: { cardRows: "x" } },
        { type: "text-box", data: { cardRows: [[{ icon: "a" }]] } },
      ),
      inSlide(
        { type: "flip-card", data: { cardRows: [[{ icon: 1 }, "x", null, ["y"]], { icon: "z" }] } },
        { type: "card-modal", data: { cardRows: "x" } },
        { type: "text-box", data: { cardRows: [[{ icon: "a" }]] } },
      ),
    ],
  ],
  "1.4.0": [
    [
      "§4.85 attachments stand right after what had them",
      inSlide({ slug: "t", type: "text-box", attachment: [{ name: "n", src: "s" }] }, { slug: "u" }),
      inSlide(
        { slug: "t", type: "text-box" },
        {
          slug: "t-attachment",
          type: "attachment",
          data: { attachments: [{ name: "n", src: "s" }], direction: "HORIZONTAL" },
        },
        { slug: "u" },
      ),
    ],
    ["§4.85 no attachment is no interactivity", inSlide({ slug: "t", attachment: [] }), inSlide({ slug: "t" })],
    [
      "§4.85 what is no list of attachments is dropped, what is no interactivity is left",
      inSlide({ slug: "t", attachment: "file" }, { slug: "u", attachment: null }, "v", null, ["w"], { slug: "x" }),
      inSlide({ slug: "t" }, { slug: "u" }, "v", null, ["w"], { slug: "x" }),
    ],
    ...[{}, { slug: "" }, { slug: 1 }].map(
      (slug) =>
        [
          `§4.85 without the owner's slug the new one is missing too: ${JSON.stringify(slug)}`,
          inSlide({ ...slug, attachment: [1] }),
          inSlide(slug, { type: "attachment", data: { attachments: [1], direction: "HORIZONTAL" } }),
        ] as const,
    ),
    [
      "§4.85 what is no slide is left",
      { chapters: [{ slides: [1, { interactivities: "none" }] }] },
      { chapters: [{ slides: [1, { interactivities: "none" }] }] },
    ],
  ],
  "1.5.0": [
    ["§4.86 games lose editionInfo", game({ editionInfo: {}, config: {} }), game({ config: {} })],
    [
      "§4.86 nothing else loses it",
      { editionInfo: {}, ...inSlide({ type: "text-box", editionInfo: {}, medias: [{ params: { editionInfo: {} } }] }) },
      { editionInfo: {}, ...inSlide({ type: "text-box", editionInfo: {}, medias: [{ params: { editionInfo: {} } }] }) },
    ],
    [
      "§4.86 media without params, and what is no list of media, are left",
      inSlide({ type: "game", medias: [{}, 1, { params: [1] }] }, { type: "game", medias: "none" }),
      inSlide({ type: "game", medias: [{}, 1, { params: [1] }] }, { type: "game", medias: "none" }),
    ],
  ],
  "1.6.0": [
    ["§4.87 fr_FR is FR", { local: "fr_FR" }, { local: "FR" }],
    ["§4.87 fr is FR", { local: "fr" }, { local: "FR" }],
    ["§4.87 fr-CA is FR", { local: "fr-CA" }, { local: "FR" }],
    ["§4.87 FR is FR", { local: "FR" }, { local: "FR" }],
    ["§4.87 frisian is EN", { local: "frisian" }, { local: "EN" }],
    ["§4.87 afr is EN", { local: "afr" }, { local: "EN" }],
    ["§4.87 a list is EN", { local: ["fr"] }, { local: "EN" }],
    ["§4.87 none is EN", {}, { local: "EN" }],
  ],
  "1.7.0": [
    ["§4.88 a style without status is CUSTOM", style({}), style({ status: "CUSTOM" })],
    ["§4.88 no style is no status", { params: {} }, { params: {} }],
    ["§4.88 a status stays", style({ status: "CLIENT" }), style({ status: "CLIENT" })],
  ],
  "1.8.0": [
    [
      "§4.89 an animation without alt is decorative",
      style({ slideBackground: { type: "LOTTIE" } }),
      style({ slideBackground: { type: "LOTTIE", alt: "" } }),
    ],
    [
      "§4.89 an alternative that is there stays",
      style({ slideBackground: { type: "LOTTIE", alt: "Waves" } }),
      style({ slideBackground: { type: "LOTTIE", alt: "Waves" } }),
    ],
    ["§4.89 no background is none", style({}), style({})],
    [
      "§4.89 an image is left",
      style({ slideBackground: { type: "IMAGE" } }),
      style({ slideBackground: { type: "IMAGE" } }),
    ],
  ],
  "1.9.0": [
    [
      "§4.90 only games keep a weight",
      inSlide({ type: "text-box", weight: 1 }, { type: "game", weight: 2 }),
      inSlide({ type: "text-box" }, { type: "game", weight: 2 }),
    ],
  ],
  "1.10.0": [
    [
      "§4.91 an empty slug, or what is none, is missing",
      { chapters: [{ slug: "", slides: [{ slug: 4 }] }] },
      { chapters: [{ slug: "nullSlug-0", slides: [{ slug: "nullSlug-0-0" }] }] },
    ],
    [
      "§4.91 media and cards are numbered in their interactivity, cards across its rows",
      inSlide(
        { slug: "k" },
        {
          slug: "f",
          type: "flip-card",
          medias: [{ slug: "m" }, {}],
          data: { cardRows: [[{}, "no card", { slug: "c" }], "no row", [{}]] },
        },
        { slug: "m", type: "card-modal", data: { cardRows: "no rows" } },
        { slug: "t", type: "text-box", data: { cardRows: [[{}]] } },
      ),
      {
        chapters: [
          {
            slug: "nullSlug-0",
            slides: [
              {
                slug: "nullSlug-0-0",
                interactivities: [
                  { slug: "k" },
                  {
                    slug: "f",
                    type: "flip-card",
                    medias: [{ slug: "m" }, { slug: "nullSlug-0-0-1-media-1" }],
                    data: {
                      cardRows: [
                        [{ slug: "nullSlug-0-0-1-card-0" }, "no card", { slug: "c" }],
                        "no row",
                        [{ slug: "nullSlug-0-0-1-card-2" }],
                      ],
                    },
                  },
                  { slug: "m", type: "card-modal", data: { cardRows: "no rows" } },
                  { slug: "t", type: "text-box", data: { cardRows: [[{}]] } },
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      "§4.91 missing slugs are made of the indexes",
      {
        chapters: [
          { slug: "kept", slides: [] },
          { slides: [{ slides: 0, interactivities: [{ slug: "k" }, { slug: null }] }] },
        ],
      },
      {
        chapters: [
          { slug: "kept", slides: [] },
          {
            slug: "nullSlug-1",
            slides: [{ slides: 0, slug: "nullSlug-1-0", interactivities: [{ slug: "k" }, { slug: "nullSlug-1-0-1" }] }],
          },
        ],
      },
    ],
  ],
  "1.11.0": [
    [
      "§4.81 of a course that is nothing all is empty",
      { context: null },
      { validators: [], chapters: [], context: { title: "" }, params: {}, validationConditions: {} },
    ],
    [
      "§4.81 at every level what is absent or null is empty, and what is there stays, whatever it is",
      {
        context: "none",
        params: 1,
        validationConditions: "none",
        validators: [1],
        chapters: [
          { slides: [{ requirements: null, interactivities: [{ medias: [{}, { params: 2 }] }, {}, 3] }, {}, 4] },
          {},
          5,
        ],
      },
      {
        context: "none",
        params: 1,
        validationConditions: "none",
        validators: [1],
        chapters: [
          {
            title: "",
            validators: [],
            requirements: [],
            slides: [
              {
                description: "",
                validators: [],
                requirements: [],
                interactivities: [{ data: {}, medias: [{ params: {} }, { params: 2 }] }, { data: {}, medias: [] }, 3],
              },
              { description: "", validators: [], requirements: [], interactivities: [] },
              4,
            ],
          },
          { title: "", validators: [], requirements: [], slides: [] },
          5,
        ],
      },
    ],
    [
      "§4.81 absent lists are empty ones",
      {
        context: { title: "T" },
        params: {},
        validationConditions: {},
        chapters: [{ title: "C", slides: [{ description: "S", interactivities: [{ data: {} }] }] }],
      },
      {
        context: { title: "T" },
        params: {},
        validationConditions: {},
        validators: [],
        chapters: [
          {
            title: "C",
            validators: [],
            requirements: [],
            slides: [
              { description: "S", validators: [], requirements: [], interactivities: [{ data: {}, medias: [] }] },
            ],
          },
        ],
      },
    ],
  ],
};

describe.each(Object.entries(EXAMPLES))("the step to %s", (to, examples) => {
  test.each(examples)("%s", (_, before, after) => {
    const step = MIGRATIONS.find((one) => one.to === to);
    expect(step?.migrate({ ...before, version: step.from })).toEqual({ ...after, version: to });
  });
});

test("§4.81 the steps lead one after the other from 1.0.0 to 1.11.0, and each has its examples", () => {
  expect(MIGRATIONS.map(({ from }) => from)).toEqual(["1.0.0", ...MIGRATIONS.map(({ to }) => to)].slice(0, -1));
  expect([READABLE_VERSIONS[0], READABLE_VERSIONS.at(-1)]).toEqual(["1.0.0", "1.11.0"]);
  expect(Object.keys(EXAMPLES)).toEqual(MIGRATIONS.map(({ to }) => to));
});

test("§4.81 content goes through the steps from its version on, and through none before it", () => {
  for (const [n, { to }] of MIGRATIONS.entries()) {
    for (const [, before] of EXAMPLES[to] ?? []) {
      let expected: ContentAt<string> = { ...before, version: to };
      for (const step of MIGRATIONS.slice(n + 1)) expected = step.migrate(expected);
      expect(migrateLearniz(before, to)).toEqual(expected);
    }
  }
});

/** JSON that looks like a course here and there. */
const anyContent = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.jsonValue() as fc.Arbitrary<Json>,
    fc.array(tie("tree"), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        "chapters",
        "slides",
        "interactivities",
        "medias",
        "params",
        "data",
        "cards",
        "cardRows",
        "type",
        "slug",
        "attachment",
        "questions",
        "config",
        "styleParams",
        "context",
      ),
      fc.oneof(tie("tree"), fc.constantFrom<Json>("game", "flip-card", "")),
    ),
  ),
})).tree;
const contents = fc.record({
  content: fc.dictionary(fc.constantFrom("chapters", "params", "local", "context"), anyContent),
  version: fc.constantFrom(...READABLE_VERSIONS),
});

test("§4.81 from every version, whatever the content, migrating ends at 1.11.0; twice is once; the stored content stays as it was", () => {
  fc.assert(
    fc.property(contents, ({ content, version }) => {
      const stored = { ...content, version };
      const copy = structuredClone(stored);
      const once = migrateLearniz(stored, version);
      expect(once["version"]).toBe("1.11.0");
      expect(migrateLearniz(once, "1.11.0")).toEqual(once);
      expect(stored).toEqual(copy);
    }),
    RUNS,
  );
});

test("§4.81 a step does to its own result nothing more: what it mends it mends once", () => {
  for (const [to, examples] of Object.entries(EXAMPLES)) {
    const step = MIGRATIONS.find((one) => one.to === to);
    for (const [, , after] of examples) {
      expect(step?.migrate({ ...after, version: step.from })).toEqual({ ...after, version: to });
    }
  }
});
