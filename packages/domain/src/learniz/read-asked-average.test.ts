// Knows that the average which a course asks for is the least one.
import { expect, test } from "vitest";
import { readAskedAverage } from "./index.ts";

test("§4.43 of several validators the least average is asked for, and none where no validator has one", () => {
  const [any, most, least] = [{}, { minimumAverageScore: 80 }, { minimumAverageScore: 0 }].map((rule) => ({
    elements: [],
    ...rule,
  }));
  if (!any || !most || !least) throw new Error("three rules");
  expect(readAskedAverage({ validators: [most, any, least] })).toBe(0);
  expect(readAskedAverage({ validators: [any, most] })).toBe(80);
  expect(readAskedAverage({ validators: [any] })).toBeUndefined();
  expect(readAskedAverage({ validators: [] })).toBeUndefined();
});
