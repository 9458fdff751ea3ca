// Knows, by examples, what the steps change in the content of slides: cards, games, attachments.
import { describe, expect, test } from "vitest";
import type { Json } from "../../kernel/index.ts";
import { STEPS } from "./steps.ts";

type Content = { readonly [key: string]: Json };
const inSlide = (...interactivities: Json[]): Content => ({ chapters: [{ slides: [{ interactivities }] }] });
const cards = (data: Json): Content => inSlide({ type: "flip-card", data });
const game = (params: Json): Content => inSlide({ type: "game", medias: [{ params }] });

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
  "1.9.0": [
    [
      "§4.90 only games keep a weight",
      inSlide({ type: "text-box", weight: 1 }, { type: "game", weight: 2 }),
      inSlide({ type: "text-box" }, { type: "game", weight: 2 }),
    ],
  ],
};

describe.each(Object.entries(EXAMPLES))("the step to %s", (to, examples) => {
  const step = STEPS.find((one) => one.to === to);
  test.each(examples)("%s", (_, before, after) => {
    expect(step?.migrate({ ...before, version: step.from })).toEqual({ ...after, version: to });
  });
  test.each(examples)("§4.81 applying the step twice is applying it once (%s)", (_, _before, after) => {
    expect(step?.migrate({ ...after, version: step.from })).toEqual({ ...after, version: to });
  });
});
