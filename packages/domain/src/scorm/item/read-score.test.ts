// Proves which data of a package give a score, and which give none.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPackageScore } from "../index.ts";

test.each([
  [{ "cmi.core.score.raw": "66.66666667" }, 66.7],
  [{ "cmi.core.score.raw": "7", "cmi.core.score.min": "1", "cmi.core.score.max": "10" }, 66.7],
  [{ "cmi.core.score.raw": "0" }, 0],
  [{ "cmi.score.scaled": "0.333333" }, 33.3],
  [{ "cmi.score.scaled": "-0.5" }, 0],
  [{ "cmi.score.raw": 1, "cmi.score.max": 3 }, 33.3],
  [{ "cmi.score.raw": 12, "cmi.score.max": 10 }, 100],
  [{ "cmi.core.score.raw": "5", "cmi.core.score.min": "0", "cmi.core.score.max": "0" }, undefined],
  [{ "cmi.core.score.raw": "" }, undefined],
  [{ "cmi.core.score.raw": "many" }, undefined],
  [{ "cmi.core.score.max": "100" }, undefined],
  [{}, undefined],
])("decisions 8: the data %j tell %s", (properties, score) => {
  expect(readPackageScore(properties)).toBe(score);
});

test("decisions 8: whatever a package writes, its score is none, or one of 0–100 with one decimal at most", () => {
  const value = fc.oneof(
    fc.double(),
    fc.double().map(String),
    fc.anything(),
    fc.constantFrom("1e308", "-1e308", "Infinity"),
  );
  const names = ["cmi.core.score.raw", "cmi.core.score.min", "cmi.core.score.max", "cmi.score.raw", "cmi.score.scaled"];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (properties) => {
      const score = readPackageScore(properties);
      if (score === undefined) return;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(String(score)).toMatch(/^\d+(\.\d)?$/);
    }),
  );
});
