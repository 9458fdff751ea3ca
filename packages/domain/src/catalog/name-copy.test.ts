// Knows that the name of a copy holds whole characters.
import { expect, test } from "vitest";
import { nameCopy } from "./name-copy.ts";

test("§7.86 the name of a copy holds whole characters, however long the name is", () => {
  expect(nameCopy(`${"a".repeat(189)}🐘b`, "EN")).toBe(`${"a".repeat(189)} (copy)`);
});
