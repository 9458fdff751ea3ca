// Knows which title a package shows.
import { expect, test } from "vitest";
import { readDisplayTitle } from "../index.ts";

test("§5.25 a package is titled as its course, and where that has no title as the product is named", () => {
  expect(readDisplayTitle("Fire safety", "fire-2026")).toBe("Fire safety");
  expect(["", "  "].map((title) => readDisplayTitle(title, "fire-2026"))).toEqual(["fire-2026", "fire-2026"]);
});
