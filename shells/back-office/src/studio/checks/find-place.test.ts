// Knows that each problem is shown and counted where it can be mended.
import type { CourseProblem } from "@academiz/domain/checks";
import { expect, test } from "vitest";
import { countByPlace, findCoursePart, findPartName, findPlace, findRules } from "./find-place.ts";

const elements = [
  { slug: "c0", place: "c0" },
  { slug: "a", place: "a" },
  { slug: "g", place: "a" },
];
const said = { severity: "error", text: "" } as const;
const asked = { rule: "completion", asked: "c0", score: 101 } as const;
const problems: readonly (readonly [CourseProblem, string | undefined])[] = [
  [{ code: "game-unplayable", ...said, slugs: ["g", "a"], reason: { kind: "no-media" } }, "a"],
  [{ code: "empty-slide", ...said, slugs: ["a"] }, "a"],
  [{ code: "waits-in-circle", ...said, slugs: ["c0", "a"], waits: [], behind: ["b"] }, "c0"],
  [{ code: "score-out-of-reach", ...said, slugs: ["c0"], owner: "c0", ...asked }, "c0"],
  [{ code: "score-out-of-reach", ...said, slugs: ["c0"], owner: null, ...asked }, undefined],
  [{ code: "never-completes", ...said, slugs: [] }, undefined],
  [{ code: "never-opens", ...said, slugs: ["nowhere"], waitsFor: [], behind: ["a"] }, undefined],
];

test.each(problems)("decisions 5 a press on a problem leads to where it is mended: %j", (problem, place) => {
  expect(findPlace(problem, elements)).toBe(place);
});
test.each<readonly [CourseProblem, string]>([
  [
    { code: "unwritten-question", gameType: "VRAI_FAUX", ...said, slugs: ["g", "a"], kind: "sample", numbers: [2, 3] },
    "text:2",
  ],
  [
    { code: "unwritten-question", gameType: "VRAI_FAUX", ...said, slugs: ["g", "a"], kind: "blank", numbers: [1] },
    "text:1",
  ],
  [
    {
      code: "unwritten-question",
      gameType: "VRAI_FAUX",
      ...said,
      slugs: ["g", "a"],
      kind: "explanation",
      numbers: [4],
    },
    "explanation:4",
  ],
  [
    { code: "unwritten-question", gameType: "CHOICE", ...said, slugs: ["g", "a"], kind: "answers", numbers: [2] },
    "answers:2",
  ],
  [
    { code: "unwritten-question", gameType: "CATEGORISE", ...said, slugs: ["g", "a"], kind: "place", numbers: [2, 3] },
    "place:2",
  ],
  [{ code: "game-never-passed", ...said, slugs: ["g", "a"], threshold: 120 }, "threshold"],
  [{ code: "table-without-head", ...said, slugs: ["g", "a"], numbers: [2] }, "table"],
  [{ code: "embed-without-title", ...said, slugs: ["g", "a"], count: 1 }, "embed"],
  [{ code: "embed-not-allowed", ...said, slugs: ["g", "a"], host: "a.example" }, "embed-host"],
  [{ code: "film-flawed", ...said, slugs: ["g", "a"], kind: "outside", count: 1 }, "film"],
  [
    {
      ...{ code: "link-nowhere", ...said, slugs: ["f", "a"] },
      ...{ flaw: "unfinished", number: 2, address: "https://", words: "" },
    },
    "address:2",
  ],
  [{ code: "empty-game", ...said, slugs: ["g", "a"] }, ""],
])("decisions 5 a press on a problem leads to the field that it speaks of: %j", (problem, part) => {
  expect(findPartName(problem)).toBe(part);
});
test.each<readonly [CourseProblem, string | null]>([
  [{ code: "score-out-of-reach", ...said, slugs: ["a"], owner: "a", ...asked }, "completion"],
  [{ code: "score-out-of-reach", ...said, slugs: ["a"], owner: "a", ...asked, rule: "opening" }, "opening"],
  [{ code: "never-opens", ...said, slugs: ["a"], waitsFor: [], behind: [] }, "opening"],
  [{ code: "waits-in-circle", ...said, slugs: ["a"], waits: [], behind: [] }, "opening"],
  [{ code: "empty-slide", ...said, slugs: ["a"] }, null],
])("decisions 5 a press on a problem of a rule leads to the rules: %j", (problem, rules) => {
  expect(findRules(problem)).toBe(rules);
});
test.each<readonly [CourseProblem, string]>([
  [{ code: "contrast-low", ...said, slugs: [], selector: "p", scheme: null, contrast: 2, needed: 3 }, "styles"],
  [{ code: "file-gone", ...said, slugs: [], count: 1 }, "background"],
  [{ code: "never-completes", ...said, slugs: [] }, "conditions"],
])("decisions 5 a press on a problem of the course leads to its setting: %j", (problem, part) => {
  expect(findCoursePart(problem)).toBe(part);
});
test("decisions 5 the outline counts a problem of a game at its slide, and one of the course nowhere", () => {
  expect([
    ...countByPlace(
      problems.map(([problem]) => problem),
      elements,
    ),
  ]).toEqual([
    ["a", 2],
    ["c0", 2],
  ]);
});
