// Knows that the buttons of several deleted products have different names.
import { expect, test } from "vitest";
import { numberGone } from "./number-gone.ts";

test("§3.217 of several products that were deleted each has a number, and a single one needs none", () => {
  const ofList = (gone: readonly string[]) => [...numberGone(["a", "b", "c", "d"], (slug) => gone.includes(slug))];
  expect(ofList(["b", "d"])).toEqual([
    ["b", 1],
    ["d", 2],
  ]);
  expect(ofList(["c"])).toEqual([]);
  expect(ofList([])).toEqual([]);
});
