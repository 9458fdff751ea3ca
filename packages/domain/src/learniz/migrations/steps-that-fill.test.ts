// Knows, by examples, which missing parts the steps fill in: slugs, lists, titles.
import { describe, expect, test } from "vitest";
import type { Json } from "../../kernel/index.ts";
import { STEPS } from "./steps.ts";

type Content = { readonly [key: string]: Json };
const inSlide = (...interactivities: Json[]): Content => ({ chapters: [{ slides: [{ interactivities }] }] });

/** Step → examples of what comes in and what goes out. */
const EXAMPLES: Readonly<Record<string, readonly (readonly [string, Content, Content])[]>> = {
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
  const step = STEPS.find((one) => one.to === to);
  test.each(examples)("%s", (_, before, after) => {
    expect(step?.migrate({ ...before, version: step.from })).toEqual({ ...after, version: to });
  });
  test.each(examples)("§4.81 applying the step twice is applying it once (%s)", (_, _before, after) => {
    expect(step?.migrate({ ...after, version: step.from })).toEqual({ ...after, version: to });
  });
});
