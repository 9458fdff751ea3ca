// Knows that a fault is found where JSON is none, and nowhere else.
import fc from "fast-check";
import { expect, test } from "vitest";
import { findJsonFault } from "./index.ts";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test("a fault is found if and only if a text is no JSON, and stands in it", () => {
  const pieces = fc.array(
    fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      '"\\u00e9"',
      '"\\x"',
      "1",
      "-0.5e3",
      "01",
      "true",
      "nul",
      " ",
      "\n",
    ),
    { maxLength: 8 },
  );
  const cut = fc.tuple(fc.json(), fc.nat()).map(([json, at]) => json.slice(0, at % (json.length + 1)));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        cut,
        pieces.map((list) => list.join("")),
        fc.string(),
      ),
      (text) => {
        const fault = findJsonFault(text);
        expect(fault === null).toBe(isJson(text));
        if (!fault) return;
        const lines = text.split("\n");
        expect(fault.line).toBeLessThanOrEqual(lines.length);
        expect(fault.column).toBeLessThanOrEqual((lines[fault.line - 1] ?? "").length + 1);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ["", 1, 1],
  ['{\n  "a": 1,\n  "b": tru\n}', 3, 8],
  ['{"a": 1,}', 1, 9],
  ["[1, 2", 1, 6],
  ['{"a" 1}', 1, 6],
  ["[] x", 1, 4],
  ['"a\nb"', 1, 1],
])("%j is no JSON from line %i, column %i on", (text, line, column) => {
  expect(findJsonFault(text)).toEqual({ line, column });
});

test("what is very deep, or very long, is read to its end", () => {
  expect(findJsonFault("[".repeat(200_000) + "]".repeat(200_000))).toBeNull();
  expect(findJsonFault(JSON.stringify('é\\"'.repeat(500_000)))).toBeNull();
});

test("a text of millions of signs is read to its end", { tags: "long" }, () => {
  expect(findJsonFault(JSON.stringify("\n".repeat(4_000_000)))).toBeNull();
});
