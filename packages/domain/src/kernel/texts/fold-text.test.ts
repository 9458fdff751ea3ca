// Knows which texts a search treats as the same.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText } from "../index.ts";

describe("a text to search in", () => {
  test.each([
    ["L’École", "l'ecole"],
    ["  Prévenir\u00a0:  l'INCENDIE ", "prevenir : l'incendie"],
    ["Œuvre", "œuvre"],
    ["Été", "ete"],
    ["ﬁche", "fiche"],
    ["", ""],
  ])("%j is compared as %j", (text, folded) => expect(foldText(text)).toBe(folded));

  test("is the same in either case and however its accents are written; folding twice is folding once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(foldText(text.normalize("NFD"))).toBe(foldText(text.normalize("NFC")));
      }),
    );
  });
});
