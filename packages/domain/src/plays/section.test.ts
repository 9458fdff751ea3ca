import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chooseParts, measureSection, type PartResult } from "./section.ts";

const part = (product: string, status: PartResult["status"], score: number | null = null): PartResult => ({
  ...{ product, status, score, time: 5 },
  percentage: status === "COMPLETE" ? 100 : 40,
});

test("decisions 10 a section is not begun while none of its products is, and complete once all of them are", () => {
  const results = [part("a", "COMPLETE", 80), part("b", "STARTED")];
  expect(measureSection(["a", "b"], [], null)).toBeNull();
  expect(measureSection(["a", "b"], [part("c", "COMPLETE", 10), part("b", "NOT_STARTED")], null)).toBeNull();
  expect(measureSection(["a", "b"], results, null)).toEqual({
    status: "STARTED",
    percentage: 50,
    score: 80,
    time: 10,
  });
  const all = [...results, part("b", "COMPLETE", 61)];
  expect(measureSection(["a", "b"], all, null)).toEqual({
    status: "COMPLETE",
    percentage: 100,
    score: 70.5,
    time: 10,
  });
  expect(measureSection(["a"], [part("a", "COMPLETE")], null)).toEqual({
    status: "COMPLETE",
    percentage: 100,
    time: 5,
  });
});

test("decisions 10 a section that was complete stays so when a publication adds a product; failing takes nothing back", () => {
  const results = [part("a", "COMPLETE", 80), part("b", "FAILED", 20)];
  expect(measureSection(["a", "b", "new"], results, "COMPLETE")).toMatchObject({ status: "COMPLETE", percentage: 100 });
  expect(measureSection(["a", "b", "new"], results, null)).toMatchObject({ status: "STARTED", percentage: 33 });
});

test("decisions 10 a section that was begun stays begun when a publication takes out all that was done in it", () => {
  const nothing = { status: "STARTED", percentage: 0, time: 0 };
  expect(measureSection(["b"], [part("a", "COMPLETE", 80)], "STARTED")).toEqual(nothing);
  expect(measureSection([], [part("a", "COMPLETE", 80)], "STARTED")).toEqual(nothing);
});

test("decisions 10 the same results give the same, in whatever order, and what is complete counts before all else", () => {
  const status = fc.constantFrom("STARTED" as const, "COMPLETE" as const, "FAILED" as const);
  const score = fc.constantFrom(null, 40, 90);
  const results = fc.array(
    fc.tuple(fc.constantFrom("a", "b", "c"), status, score).map(([slug, one, points]) => part(slug, one, points)),
  );
  fc.assert(
    fc.property(results, (some) => {
      const products = ["a", "b", "c"];
      expect(measureSection(products, some.toReversed(), null)).toEqual(measureSection(products, some, null));
      const best = chooseParts(some);
      for (const one of some) if (one.status === "COMPLETE") expect(best.get(one.product)?.status).toBe("COMPLETE");
    }),
  );
});
