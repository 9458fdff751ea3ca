import { expect, test } from "vitest";
import { choosePlace } from "./use-row-drag.ts";

test("a row is dropped at the edge that is nearest, or into what can hold it", () => {
  const at = (...places: Parameters<typeof choosePlace>[0]) => [0.1, 0.4, 0.6, 0.9].map((y) => choosePlace(places, y));
  expect(at("before", "after")).toEqual(["before", "before", "after", "after"]);
  expect(at("before", "into", "after")).toEqual(["before", "into", "into", "after"]);
  expect(at("into")).toEqual(["into", "into", "into", "into"]);
  expect(at()).toEqual([null, null, null, null]);
});
