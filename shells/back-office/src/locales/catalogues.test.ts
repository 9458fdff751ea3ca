import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Source words → translation, of the entries in use. */
function readCatalogue(locale: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`./${locale}.po`, import.meta.url), "utf8");
  const entries = [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)];
  return new Map(entries.map(([, source = "", words = ""]) => [source, words]));
}

const english = readCatalogue("en");
const french = readCatalogue("fr");

test("§9.50 both catalogues say the same things, and nothing is left untranslated", () => {
  expect(english.size).toBeGreaterThan(20);
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  expect([...french].filter(([, words]) => words === "")).toEqual([]);
  expect([...english].filter(([source, words]) => words !== source)).toEqual([]);
});

test("§9.50 French keeps what is filled in, and its spaces do not break", () => {
  for (const [source, words] of french) {
    const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(holes(words), source).toEqual(holes(source));
    expect(words, source).not.toMatch(/ [:;!?»]|« /);
  }
});
