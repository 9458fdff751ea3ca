// Knows that whatever would be lost is asked about, one after the other.
import { expect, test } from "vitest";
import { type Asker, askAll } from "./leaving.ts";

test("who leaves is asked by all that would lose something, and leaves once all have agreed", () => {
  const told: string[] = [];
  const wanted: (() => void)[] = [];
  const ask =
    (name: string): Asker =>
    (leave) => {
      told.push(name);
      wanted.push(leave);
    };
  askAll(new Set([ask("page"), ask("uploads")]), () => void told.push("left"));
  expect(told).toEqual(["page"]);
  wanted[0]?.();
  expect(told).toEqual(["page", "uploads"]);
  wanted[1]?.();
  expect(told).toEqual(["page", "uploads", "left"]);
  askAll(new Set(), () => void told.push("at once"));
  expect(told.at(-1)).toBe("at once");
});
