// Knows that a package reads what the platform wrote into it, and nothing else.
import { describe, expect, test } from "vitest";
import { readPackage } from "./read-package.ts";

const params = {
  product: {
    slug: "product",
    name: "A course",
    config: { version: "1.11.0" },
    configDraft: null,
    demo: false,
    clientId: "client",
    documentFiles: [{ slug: "pic", name: "a.png", type: "image/png", size: 3, url: "documents/pic.png" }],
    markType: "mark20",
    scoreStrategy: "LAST",
    theme: { colors: { primary: "#123456" } },
  },
  perimeter: { slug: "perimeter", name: "A course", url: "" },
  publishedAt: null,
  progress: null,
};

describe("§7.137 the params of a package", () => {
  test("are the platform's answer, without a progress and without a way back", () => {
    expect(readPackage(params)).toEqual({
      perimeterSlug: "perimeter",
      productSlug: "product",
      type: "learniz",
      host: "1.2",
      exitReading: "BY_STATUS",
      earlier: [],
      name: "A course",
      config: { version: "1.11.0" },
      documentFiles: params.product.documentFiles,
      markType: "mark20",
      scoreStrategies: ["LAST"],
      theme: { colors: { primary: "#123456" } },
      defaultTexts: undefined,
      demo: false,
    });
  });
  test.each([[undefined], [null], [{}], [{ ...params, product: { ...params.product, documentFiles: "none" } }]])(
    "%j is no package",
    (value) => {
      expect(readPackage(value)).toBeNull();
    },
  );
});
