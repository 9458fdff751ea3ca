// Knows, by examples, what the steps do that change the course as a whole: its language and its style.
import { describe, expect, test } from "vitest";
import type { Json } from "../../kernel/index.ts";
import { STEPS } from "./steps.ts";

type Content = { readonly [key: string]: Json };
const style = (styleParams: Json): Content => ({ params: { styleParams } });

/** Step → examples of what comes in and what goes out. */
const EXAMPLES: Readonly<Record<string, readonly (readonly [string, Content, Content])[]>> = {
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
