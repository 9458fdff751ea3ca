// Knows that a date is told to have too few seats before it is saved.
import { expect, test } from "vitest";
import { lacksSeats } from "./read-number.ts";

test("decisions 11: a date needs as many seats as people who have a place in it", () => {
  expect([lacksSeats("12", 0), lacksSeats("12", 12), lacksSeats(" 11 ", 12)]).toEqual([false, false, true]);
});
