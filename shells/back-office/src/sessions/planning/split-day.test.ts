// Knows that a whole day is planned as two dates, unless its planner says otherwise (0089).
import { expect, test } from "vitest";
import { HALVES, listParts, WHOLE } from "./split-day.ts";

const tell = (start: string, end: string, halves = HALVES) =>
  listParts({ start, end, halves }).map((part) => `${part.start}–${part.end}`);

test("decisions 11 a whole day is two dates, a morning and an afternoon; or one, where its planner says so", () => {
  expect(tell("09:00", "17:00")).toEqual(["09:00–12:30", "13:30–17:00"]);
  expect(tell("11:00", "14:01")).toEqual(["11:00–12:30", "13:30–14:01"]);
  expect(tell("09:00", "17:00", WHOLE)).toEqual(["09:00–17:00"]);
});

test.each([
  ["09:00", "12:30"],
  ["09:00", "14:00"],
  ["11:30", "16:00"],
  ["13:30", "17:00"],
  ["18:00", "21:00"],
  ["09:00", ""],
])("a date from %s to %s is one: it is no morning with an afternoon", (start, end) =>
  expect(tell(start, end)).toEqual([`${start}–${end}`]),
);
