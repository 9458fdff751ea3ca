// Knows that every refusal of the server has words in both languages.
import { readFileSync } from "node:fs";
import { PROBLEM_CODES } from "@academiz/contract";
import { describe, expect, test } from "vitest";

/** The source is read as text, since its macros need the build. */
const source = readFileSync(new URL("./problem-words.ts", import.meta.url), "utf8");
const written = new Map(
  [...source.matchAll(/^ {2}"?([\w.-]+)"?:\s+msg`([^`]+)`,$/gm)].map(([, code = "", words = ""]) => [code, words]),
);
const catalogue = (locale: string) => {
  const text = readFileSync(new URL(`../locales/${locale}.po`, import.meta.url), "utf8");
  return new Map([...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, key = "", words = ""]) => [key, words]));
};

describe("§8 decisions 14: every refusal of the server has words", () => {
  test("every code has some, and no words are for a code that there is not", () => {
    expect([...written.keys()].sort()).toEqual(Object.keys(PROBLEM_CODES).sort());
  });

  test.each(["en", "fr"])("in %s", (locale) => {
    const known = catalogue(locale);
    const silent = Object.keys(PROBLEM_CODES).filter((code) => !known.get(written.get(code) ?? ""));
    expect(silent).toEqual([]);
  });
});
