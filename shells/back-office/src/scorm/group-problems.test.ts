// Knows that an author reads what stops learners first, and each kind once.
import { expect, test } from "vitest";
import { groupProblems, startsNothing } from "./group-problems.ts";

test("each kind is told once, with all its places, what learners miss most first", () => {
  expect(
    groupProblems([
      { code: "file.missing", at: "a.png" },
      { code: "version.unknown", at: "" },
      { code: "launch.missing", at: "one.html" },
      { code: "file.missing", at: "b.png" },
      { code: "launch.missing", at: "two.html" },
    ]),
  ).toEqual([
    { code: "launch.missing", places: ["one.html", "two.html"] },
    { code: "file.missing", places: ["a.png", "b.png"] },
    { code: "version.unknown", places: [] },
  ]);
});

test("a package of which no page is there is told from one that misses some", () => {
  const items = ["one.html?a=1", "two.html#b", null].map((href, at) => ({
    identifier: `item-${at}`,
    title: "",
    href,
    depth: 0,
  }));
  const missing = (...places: readonly string[]) => places.map((at) => ({ code: "launch.missing", at }) as const);
  expect(startsNothing({ items, problems: missing("one.html", "two.html") })).toBe(true);
  expect(startsNothing({ items, problems: missing("one.html") })).toBe(false);
  expect(startsNothing({ items: [], problems: [] })).toBe(false);
});
