// Knows that each problem is counted where it can be mended.
import { expect, test } from "vitest";
import { countByPlace } from "./count-by-place.ts";

const elements = [
  { slug: "c0", place: "c0" },
  { slug: "a", place: "a" },
  { slug: "g", place: "a" },
];
test("decisions 5 a problem of a game is counted at its slide, one of the course nowhere", () => {
  const problems = [["g", "a"], ["a", "g"], ["c0"], [], ["nowhere"]].map((slugs) => ({ slugs }));
  expect([...countByPlace(problems, elements)]).toEqual([
    ["a", 2],
    ["c0", 1],
  ]);
});
