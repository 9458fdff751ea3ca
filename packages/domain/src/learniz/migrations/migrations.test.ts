// Knows each step of the content version by an example, and that every step has one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../kernel/index.ts";
import { MIGRATIONS, migrateLearniz, READABLE_VERSIONS } from "./index.ts";

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
  ],
  "1.5.0": [["§4.86 games lose editionInfo", game({ editionInfo: {}, config: {} }), game({ config: {} })]],
  "1.6.0": [
    ["§4.87 fr_FR is FR", { local: "fr_FR" }, { local: "FR" }],
    ["§4.87 fr is FR", { local: "fr" }, { local: "FR" }],
    ["§4.87 fr-CA is FR", { local: "fr-CA" }, { local: "FR" }],
    ["§4.87 frisian is EN", { local: "frisian" }, { local: "EN" }],
    ["§4.87 none is EN", {}, { local: "EN" }],
  ],
  "1.7.0": [
    ["§4.88 a style without status is CUSTOM", style({}), style({ status: "CUSTOM" })],
    ["§4.88 a status stays", style({ status: "CLIENT" }), style({ status: "CLIENT" })],
  ],
  "1.8.0": [
    [
      "§4.89 an animation without alt is decorative",
      style({ slideBackground: { type: "LOTTIE" } }),
      style({ slideBackground: { type: "LOTTIE", alt: "" } }),
    ],
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
    { numRuns: 300 },
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
