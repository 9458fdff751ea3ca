// Knows that no morning is proposed that has begun already.
import { expect, test } from "vitest";
import { proposeDay } from "./propose-day.ts";

test.each([
  ["before nine", new Date(2026, 10, 28, 8, 59), "2026-11-28"],
  ["at nine", new Date(2026, 10, 28, 9, 0), "2026-11-29"],
  ["on the last evening of a month", new Date(2026, 10, 30, 23, 59), "2026-12-01"],
])("%s", (_, now, day) => {
  expect(proposeDay(now)).toBe(day);
});
