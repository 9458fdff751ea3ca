// Knows what notifications say.
import { expect, test } from "vitest";
import { tellAnswered, tellAsked, tellProductOpened } from "./index.ts";

test("§3.224 a product that was opened is told by its name, on one line, in both languages", () => {
  expect(tellProductOpened(" Fire\n\ndata: safety ")).toEqual({
    fr: "Nouveau dans vos cours\u00a0: Fire data: safety",
    en: "New in your courses: Fire data: safety",
  });
});

test("§3.224 a question and its answer are told by the product that they are about, on one line", () => {
  expect(tellAsked("A\nB")).toEqual({
    fr: "Nouvelle question sur «\u00a0A B\u00a0»",
    en: "New question about “A B”",
  });
  expect(tellAnswered("A\nB")).toEqual({
    fr: "Un expert vous a répondu sur «\u00a0A B\u00a0»",
    en: "An expert has answered you about “A B”",
  });
});
