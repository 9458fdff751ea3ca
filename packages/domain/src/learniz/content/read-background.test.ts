// Knows that a page may have a background of its own, and loses it alone.
import { makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeBackground, readBackground } from "./read-background.ts";

const background = fc.record({ src: fc.string({ minLength: 1 }), alt: fc.string(), moves: fc.boolean() });

describe("§3.128 the background of a page", () => {
  test("is read as it was chosen, and goes without a trace of it", () => {
    fc.assert(
      fc.property(background, fc.boolean(), (chosen, hasOther) => {
        const other: object = { other: 1 };
        const slide = { ...makeSlide("a"), ...(hasOther && { parameters: other }) };
        const changed = changeBackground(slide, chosen);
        expect(readBackground(changed.parameters?.customBackground)).toEqual(chosen);
        expect(changeBackground(changed, null)).toEqual(slide);
      }),
    );
  });
  test("is none where it cannot be read", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readBackground(value);
        expect(read === null || read.src.length > 0).toBe(true);
      }),
    );
  });
  test("without a type is a picture", () => {
    expect(readBackground({ src: "document:own" })).toEqual({ src: "document:own", alt: "", moves: false });
  });
});
