import { expect, test } from "vitest";
import { proposeName } from "./propose-name.ts";

test("a sequence is called as the workbook that was chosen last, unless its author wrote a name", () => {
  expect(proposeName("", null, "Fire.xlsx")).toBe("Fire");
  expect(proposeName("Fire", "Fire.xlsx", "Water.XLSX")).toBe("Water");
  expect(proposeName("Fire drill", "Fire.xlsx", "Water.xlsx")).toBe("Fire drill");
  expect(proposeName("Fire drill", null, "Water.xlsx")).toBe("Fire drill");
  expect(proposeName(" ", "Fire.xlsx", "Water.xlsx")).toBe("Water");
  const long = "a".repeat(300);
  expect(proposeName(proposeName("", null, long), long, "Water.xlsx")).toBe("Water");
});
