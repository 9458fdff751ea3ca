// Knows that an author reads what stops learners first, and each kind once.
import { expect, test } from "vitest";
import { groupProblems } from "./group-problems.ts";

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
