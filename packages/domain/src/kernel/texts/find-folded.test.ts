// Knows what a search finds in a text, and where.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findFolded, foldText } from "../index.ts";

const find = (text: string, query: string) => {
  const found = findFolded(text, query);
  return found && text.slice(found.start, found.end);
};

describe("a search in a text", () => {
  test.each([
    ["Par l’échelle de secours", "echelle", "échelle"],
    ["Par l’échelle de secours", "l'ÉCHELLE  de", "l’échelle de"],
    ["the e\u0301chelle stands", "échelle st", "e\u0301chelle st"],
    ["leave\n\n  by the stairs", "leave by", "leave\n\n  by"],
    ["ﬁre", "fire", "ﬁre"],
    ["fire", "water", null],
    ["fire", "  ", null],
  ])("of %j finds %j", (text, query, found) => expect(find(text, query)).toBe(found));

  test("finds every part of a text, and what it finds equals the query", () => {
    const words = fc.stringMatching(/^[a-zàéçA-ZÉ’ ]{1,12}$/u);
    fc.assert(
      fc.property(words, words, words, (before, query, after) => {
        const found = find(before + query + after, query);
        if (foldText(query) === "") expect(found).toBeNull();
        else expect(foldText(found ?? "")).toBe(foldText(query));
      }),
    );
  });
});
