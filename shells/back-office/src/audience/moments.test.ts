import { expect, test } from "vitest";
import { isMisread, readLocal, toLocal } from "./moments.ts";

test("a year of five figures is told, and is no moment; what is one comes back as it was typed", () => {
  expect(isMisread("20266-12-31T10:00")).toBe(true);
  expect(readLocal("20266-12-31T10:00")).toBeNull();
  expect(isMisread("")).toBe(false);
  expect(toLocal(readLocal("2026-12-31T10:00"))).toBe("2026-12-31T10:00");
});
