// Knows that every app speaks both languages whole: one set of rules for the catalogues of all shells.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const SHELLS = [
  "ui/src",
  "ui/src/plays",
  "ui/src/conversations",
  "back-office/src",
  "back-office/src/words",
  "back-office/src/words/studio",
  "front/src",
  "front/src/late",
  "player/src",
  "player/src/late",
];

/** Source words → translation, of the entries in use. */
function readCatalogue(shell: string, locale: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../../../${shell}/locales/${locale}.po`, import.meta.url), "utf8");
  const entries = [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)];
  return new Map(entries.map(([, source = "", words = ""]) => [source, words]));
}

describe.each(SHELLS)("%s", (shell) => {
  const english = readCatalogue(shell, "en");
  const french = readCatalogue(shell, "fr");

  test("decisions 14: both catalogues say the same things, and nothing is left untranslated", () => {
    expect(english.size).toBeGreaterThan(20);
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...french].filter(([, words]) => words === "")).toEqual([]);
    expect([...english].filter(([source, words]) => words !== source)).toEqual([]);
  });

  test("decisions 14: French keeps what is filled in, and its spaces do not break", () => {
    for (const [source, words] of french) {
      const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
      expect(holes(words), source).toEqual(holes(source));
      expect(words, source).not.toMatch(/ [:;!?»]|« /);
    }
  });
});

// Catalogues are read into one: of two French words for the same English ones, that of the later catalogue would show.
test("decisions 14: the same words are translated alike everywhere", () => {
  const said = new Map<string, Set<string>>();
  for (const shell of SHELLS)
    for (const [source, words] of readCatalogue(shell, "fr"))
      said.set(source, (said.get(source) ?? new Set()).add(words));
  expect([...said].filter(([, ways]) => ways.size > 1).map(([source, ways]) => [source, ...ways])).toEqual([]);
});
