// Knows what notifications say.
import { expect, test } from "vitest";
import { tellProductOpened } from "./index.ts";

test("§3.224 a product that was opened is told by its name, on one line, in both languages", () => {
  expect(tellProductOpened(" Fire\n\ndata: safety ")).toEqual({
    fr: "Nouveau dans vos cours\u00a0: Fire data: safety",
    en: "New in your courses: Fire data: safety",
  });
});
