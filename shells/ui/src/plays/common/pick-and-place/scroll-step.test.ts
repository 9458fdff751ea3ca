// Knows that a drag scrolls only near an edge.
import { expect, test } from "vitest";
import { readScrollStep } from "./scroll-step.ts";

test("§9.42–§9.44 a drag scrolls within 15 % of an edge: 50 pixels at once, or 4 at each tick", () => {
  const view = { top: 100, bottom: 300 };
  const at = (pointer: number, isContinuous: boolean) => readScrollStep(pointer, view, isContinuous);
  expect([90, 129, 130, 200, 270, 271, 400].map((pointer) => at(pointer, false))).toEqual([-50, -50, 0, 0, 0, 50, 50]);
  expect([129, 200, 271].map((pointer) => at(pointer, true))).toEqual([-4, 0, 4]);
});
