// Knows that numbers of a table stay numbers in every language, and that no text of it is a formula.
import { expect, test } from "vitest";
import type { Locale } from "../wording/index.ts";
import { type StatisticsTable, writeNumbers, writeStatistics } from "./index.ts";

const writeTexts = (told: StatisticsTable, locale: Locale) => writeNumbers(writeStatistics(told, locale), locale);

const ITEM = {
  ...{ item: "q1", page: "+page", title: "@game", words: "=1+1", answered: 5, right: 2, others: 0 },
  ...{ difficulty: 0.4, discrimination: -0.2123, chosen: [{ said: ["-5"], count: 2 }] },
};

test.each([
  ["en", "0.4", "-0.21"],
  ["fr", "0,4", "-0,21"],
] as const)("attack 70: in %s what is below zero is a number, and texts are escaped", (locale, difficulty, below) => {
  expect(writeTexts({ table: "items", rows: [ITEM] }, locale)[1]).toEqual([
    ...["'+page", "'@game", "'=1+1", "5", "2", difficulty, below, "'-5 (2)"],
  ]);
});

test("attack 70: names of products, places, chapters and pages are no formulas", () => {
  const figures = { active: 1, starts: 1, completions: 0, average: null, time: 60 };
  expect(writeTexts({ table: "products", rows: [{ name: "=a", ...figures }] }, "en")[1]?.[0]).toBe("'=a");
  expect(writeTexts({ table: "places", rows: [{ title: "-b", ...figures }] }, "en")[1]?.[0]).toBe("'-b");
  const page = { chapter: "@c", title: "+d", reached: 1, left: 0, visits: 0, average: null };
  expect(writeTexts({ table: "pages", rows: [page] }, "en")[1]).toEqual(["'@c", "'+d", "1", "0", "0", ""]);
});

test("decisions 2 the learners of a product are written as they are shown, and no name of one is a formula", () => {
  const row = { identifier: "demo_ada", firstname: "=1+1", lastname: "Lovelace", status: "COMPLETE" } as const;
  const reached = { percentage: 100, score: 87.5, time: 90, eventDate: "2026-03-01T12:34:56.000Z" };
  expect(writeTexts({ table: "learners", rows: [{ ...row, ...reached }] }, "fr")).toEqual([
    [
      "Nom",
      "Prénom",
      "Identifiant",
      "Statut",
      "Progression (%)",
      "Score",
      "Temps (minutes)",
      "Dernière activité (UTC)",
    ],
    ["Lovelace", "'=1+1", "demo_ada", "Terminé", "100", "87,5", "1,5", "2026-03-01 12:34"],
  ]);
});

test("decisions 4 people who have not begun are written with their deadline, and no name of one is a formula", () => {
  const row = { identifier: "demo_ada", firstname: "=1+1", lastname: "Lovelace" };
  const rows = [
    { ...row, due: "2026-03-01T12:34:56.000Z" },
    { ...row, due: null },
  ];
  expect(writeTexts({ table: "waiting", rows }, "fr")).toEqual([
    ["Nom", "Prénom", "Identifiant", "À terminer avant (UTC)"],
    ["Lovelace", "'=1+1", "demo_ada", "2026-03-01 12:34"],
    ["Lovelace", "'=1+1", "demo_ada", ""],
  ]);
});

test("a workbook gets numbers, which can be summed, and no number where there is none", () => {
  const figures = { active: 12, starts: 3, completions: 0, average: null, time: 90 };
  const lines = writeStatistics({ table: "products", rows: [{ name: "12", ...figures }] }, "fr");
  expect(lines[1]).toEqual(["12", 12, 3, 0, "", 1.5]);
});
