import fc from "fast-check";
import { expect, test } from "vitest";
import { findPage, readPageNumber, stepZoom, ZOOMS } from "./zoom.ts";

const zoom = fc.constantFrom(...ZOOMS);

test("§7.68 a page grows and shrinks by steps, there and back, and stays at the ends", () => {
  fc.assert(
    fc.property(zoom, (from) => {
      const larger = stepZoom(from, 1);
      expect(ZOOMS).toContain(larger);
      expect(larger === from || stepZoom(larger, -1) === from).toBe(true);
    }),
  );
  expect(stepZoom(4, 1)).toBe(4);
  expect(stepZoom(0.5, -1)).toBe(0.5);
});

test("§7.68 a typed page is one that exists; text that is not a number leads nowhere", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.integer({ min: 1, max: 5_000 }), (typed, count) => {
      const page = readPageNumber(` ${typed} `, count);
      if (typed > 999_999_999) expect(page).toBeNull();
      else expect(page).toBe(Math.min(Math.max(typed, 1), count));
    }),
  );
  for (const typed of ["", "two", "-1", "1.5", "1e3"]) expect(readPageNumber(typed, 9)).toBeNull();
});

test("§7.68 the current page is the one in the middle of the pane", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }), fc.nat(9_000), (heights, middle) => {
      const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, one) => sum + one, 0));
      let asked = 0;
      const topOf = (page: number) => {
        asked++;
        return tops[page - 1] ?? Number.NaN;
      };
      const page = findPage(tops.length, topOf, middle);
      expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(tops.length)) + 1);
      expect(tops[page - 1]).toBeLessThanOrEqual(middle);
      expect(tops[page] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(middle);
    }),
  );
});
