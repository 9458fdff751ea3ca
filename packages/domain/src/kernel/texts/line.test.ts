// Knows which texts stand in one line.
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, isBlank, isLine, isText } from "../index.ts";

test.each([
  "",
  "Ada",
  "Jean-Noël d’Ângelo",
  "李",
  "عربي",
  "👩‍🚀 crew",
  "a & <b>",
  "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Edinburgh",
  "می\u200Cخواهم",
])("%j is a line", (text) => {
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
  "a\u200Bb",
  "a\u2060b",
  "a\u00ADb",
  "a\uFFF9b",
  "a\u{E0041}b",
  "a\uFFFE",
  "a\uFFFF",
  "\uFDD0a",
  "\uFDEFa",
  "a\u{1FFFE}b",
  "a\u{10FFFF}b",
  "a\uD83D",
  "\uDE80a",
  "\uD83D🏴\u{E0067}\u{E0062}\u{E007F}\uDE80",
])("%j is none", (text) => {
  expect(isLine(text)).toBe(false);
});

test.each([
  ["", true],
  ["ill; at home\nuntil Friday\r\n\tat noon", true],
  ["left\u202Elagel", false],
  ["a\u0007", false],
  ["a\rb", false],
])("%j is a text of any number of lines: %s", (text, is) => {
  expect(isText(text)).toBe(is);
});

test("whatever is cleaned is a line, and a line is left as it is", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const cleaned = cleanLine(text);
      expect([isLine(cleaned), cleanLine(cleaned)]).toEqual([true, cleaned]);
      if (isLine(text)) expect(cleaned).toBe(text);
    }),
  );
});
test.each([
  ["a\r\nb\n", "a b"],
  ["safe \u202Efdp.exe", "safe fdp.exe"],
  ["no \uFFFFchar\uFFFEacter\u{2FFFF} \uD83Dhalf\uFDD0", "no character half"],
  [
    "\u2067🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 👩‍🚀",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 👩‍🚀",
  ],
])("%j is cleaned to %j", (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test.each(["", " ", "\u3164", "\u2800", "\u200D", "\u00A0\u115F", "\u0301"])("%j shows nothing", (text) => {
  expect(isBlank(text)).toBe(true);
});
test.each(["a", "李", "👩‍🚀", " . "])("%j shows something", (text) => {
  expect(isBlank(text)).toBe(false);
});
