// Knows which texts stand in one line.
import { expect, test } from "vitest";
import { isLine } from "./index.ts";

test.each(["", "Ada", "Jean-Noël d’Ângelo", "李", "عربي", "👩‍🚀 crew", "a & <b>"])("%j is a line", (text) => {
  expect(isLine(text)).toBe(true);
});
test.each([
  "a\nb",
  "a\r\nBcc: x",
  "\u0000",
  "a\tb",
  "a\u2028b",
  "a\u0085b",
  "\u202Eexe.pdf",
  "a\u2066b",
  "\u200Fa",
  "\uFEFFa",
])("%j is none", (text) => {
  expect(isLine(text)).toBe(false);
});
