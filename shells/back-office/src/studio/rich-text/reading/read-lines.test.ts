import { expect, test } from "vitest";
import { readLines } from "./read-lines.ts";

test("a paragraph is a line with its links, and each point of a list is one, however deep", () => {
  const link = { type: "link", children: [{ text: "page" }] };
  const point = (...text: readonly object[]) => ({
    type: "list-item",
    children: [{ type: "paragraph", children: text }],
  });
  expect(readLines({ type: "paragraph", children: [{ text: "Go to the " }, link, { text: "." }] })).toEqual([
    "Go to the page.",
  ]);
  const list = { type: "list", children: [point({ text: "Read." }), point({ text: "Go on." })] };
  expect(readLines({ type: "box", children: [list] })).toEqual(["Read.", "Go on."]);
  expect(readLines({ type: "picture" })).toEqual([]);
});
