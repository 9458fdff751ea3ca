// Knows that several nodes are chosen one by one or by a frame, and that choosing a line is not taken for choosing none.
import { expect, test } from "vitest";
import { changeChosen, chooseNodes, listChosen } from "./chosen-nodes.ts";

const select = (id: string, selected = true) => ({ type: "select", id, selected }) as const;

test("screens §2 a press with Ctrl adds a node to those that are chosen or takes it out, another press leaves it alone", () => {
  const one = changeChosen(new Set(), [select("a")], false);
  const two = changeChosen(one, [select("b")], false);
  expect(chooseNodes([...two])).toEqual({ several: ["a", "b"] });
  expect(chooseNodes([...changeChosen(two, [select("a", false)], false)])).toEqual({ node: "b" });
  expect([...changeChosen(two, [select("a", false), select("b", false), select("c")], false)]).toEqual(["c"]);
  expect(changeChosen(two, [select("b")], false)).toBe(two);
});

test("screens §2 nodes are left by a frame that holds none, and not where a line is chosen instead", () => {
  const one = new Set(["a"]);
  expect(changeChosen(one, [select("a", false)], false)).toBe(one);
  expect(chooseNodes([...changeChosen(one, [select("a", false)], true)])).toBeNull();
});

test("screens §2 of a choice its nodes are told, and of a line none", () => {
  expect([null, { line: "a>b" }, { node: "a" }, { several: ["a", "b"] }].map(listChosen)).toEqual([
    ...[[], [], ["a"], ["a", "b"]],
  ]);
});
