// Knows that short excerpts tell two versions of a text apart.
import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptDifference } from "./index.ts";

test("§8.10 two texts are shown from shortly before they differ, from a word on, with an ellipsis where they go on", () => {
  const begin = "In case of fire leave at once by the stairs, and wait outside for ";
  expect(excerptDifference(`${begin}the others.`, `${begin}your colleagues of the same floor.`, 40)).toEqual([
    "…and wait outside for the others.",
    "…and wait outside for your colleagues of …",
  ]);
  expect(excerptDifference("Leave.", "Stay.", 40)).toEqual(["Leave.", "Stay."]);
  expect(excerptDifference("", "Stay.", 40)).toEqual(["", "Stay."]);
});

test("§8.10 two texts that differ have excerpts that differ, none longer than asked apart from the ellipses", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "é", "🙂"), maxLength: 120 });
  fc.assert(
    fc.property(text, text, text, fc.integer({ min: 25, max: 60 }), (begin, one, other, most) => {
      const [mine, theirs] = excerptDifference(begin + one, begin + other, most);
      expect(mine === theirs).toBe(one === other);
      for (const excerpt of [mine, theirs]) expect([...excerpt].length).toBeLessThanOrEqual(most + 2);
    }),
  );
});
