// Knows that no character of a typed number is ignored.
import { expect, test } from "vitest";
import { readTypedNumber, writeNumber } from "./read-typed-number.ts";

test("§3.93 a decimal comma is read like a decimal point, and text that is not a number gives none", () => {
  expect(["42,195", "42.195", " 7 ", "−3", "+2", ",5", "80"].map(readTypedNumber)).toEqual([
    42.195, 42.195, 7, -3, 2, 0.5, 80,
  ]);
  for (const text of ["", "abc", "1,2,3", "1 000", "1e5", "-", ".", "Infinity"])
    expect(readTypedNumber(text)).toBeNaN();
});

test("a number is written as it is read again, in French with a comma", () => {
  expect([writeNumber(42.195, "fr"), writeNumber(42.195, "en")]).toEqual(["42,195", "42.195"]);
  for (const value of [0, -1.5, 80, 0.25]) expect(readTypedNumber(writeNumber(value, "fr"))).toBe(value);
});
