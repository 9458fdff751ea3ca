import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chooseParts, measureSection, type PartResult } from "./section.ts";

const part = (product: string, status: PartResult["status"], score: number | null = null): PartResult => ({
  ...{ product, status, score, time: 5 },
  percentage: status === "COMPLETE" ? 100 : 40,
});

test("decisions 10 a section is not begun while none of its products is, and complete once all of them are", () => {
  const results = [part("a", "COMPLETE", 80), part("b", "STARTED")];
  expect(measureSection(["a", "b"], [], false)).toBeNull();
  expect(measureSection(["a", "b"], [part("c", "COMPLETE", 10), part("b", "NOT_STARTED")], false)).toBeNull();
  expect(measureSection(["a", "b"], results, false)).toEqual({
    status: "STARTED",
    percentage: 50,
    score: 80,
    time: 10,
  });
  const all = [...results, part("b", "COMPLETE", 61)];
  expect(measureSection(["a", "b"], all, false)).toEqual({
    status: "COMPLETE",
    percentage: 100,
    score: 70.5,
    time: 10,
  });
  expect(measureSection(["a"], [part("a", "COMPLETE")], false)).toEqual({
    status: "COMPLETE",
    percentage: 100,
    time: 5,
  });
});

test("decisions 10 a section that was complete stays so when a publication adds a product; failing takes nothing back", () => {
  const results = [part("a", "COMPLETE", 80), part("b", "FAILED", 20)];
  expect(measureSection(["a", "b", "new"], results, true)).toMatchObject({ status: "COMPLETE", percentage: 100 });
  expect(measureSection(["a", "b", "new"], results, false)).toMatchObject({ status: "STARTED", percentage: 33 });
});

test("decisions 10 the same results give the same, in whatever order, and what is complete counts before all else", () => {
  const status = fc.constantFrom("STARTED" as const, "COMPLETE" as const, "FAILED" as const);
  const results = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), status).map(([slug, one]) => part(slug, one)));
  fc.assert(
    fc.property(results, (some) => {
      const products = ["a", "b", "c"];
      expect(measureSection(products, some.toReversed(), false)).toEqual(measureSection(products, some, false));
      const best = chooseParts(some);
      for (const one of some) if (one.status === "COMPLETE") expect(best.get(one.product)?.status).toBe("COMPLETE");
    }),
  );
});
