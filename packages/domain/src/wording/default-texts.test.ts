// Knows that the default texts are the same ones in each language, and none is empty.
import { expect, test } from "vitest";
import { LOCALES, listDefaultTexts } from "./index.ts";

test("§3.236 §1.30 each text has a slug of its own and stands in both languages, typographically right", () => {
  const [fr, en] = LOCALES.map(listDefaultTexts);
  const slugs = fr?.map(({ slug }) => slug) ?? [];
  expect(en?.map(({ slug }) => slug)).toEqual(slugs);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { value } of [...(fr ?? []), ...(en ?? [])]) expect(value).toMatch(/^\S.*\S$/);
  // French has no-break spaces before these characters, and typographic apostrophes.
  for (const { value } of fr ?? []) expect(value).not.toMatch(/ [:;?!»]|'/);
});

test("§9.63 the demo label has its slug", () => {
  expect(LOCALES.map((locale) => listDefaultTexts(locale).find(({ slug }) => slug === "demo")?.value)).toEqual([
    "Démonstration",
    "Demo",
  ]);
});
