// Knows that a quoted answer has one pair of quotation marks, whatever its author wrote around it.
import { expect, test } from "vitest";
import { bareWords } from "./bare-words.ts";

test.each([
  ["«\u00a0Bonjour\u00a0»", "Bonjour"],
  ["“Hello”", "Hello"],
  ['"Hello"', "Hello"],
  ["Hello", "Hello"],
  ["“One” or “two”", "“One” or “two”"],
  ["Say “hello”", "Say “hello”"],
])("%s is quoted as %s", (written, said) => {
  expect(bareWords(written)).toBe(said);
});
