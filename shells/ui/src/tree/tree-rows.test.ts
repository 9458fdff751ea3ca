import { expect, test } from "vitest";
import { findBeside, listRows, readTreeKey, type TreeNode } from "./tree-rows.ts";

const nodes: readonly TreeNode[] = [
  {
    id: "a",
    label: "A",
    children: [
      { id: "a1", label: "A1" },
      { id: "a2", label: "A2", children: [{ id: "x", label: "X" }] },
    ],
  },
  { id: "b", label: "B", children: [] },
];
const row = (id: string, open: readonly string[]) => {
  const rows = listRows(nodes, new Set(open));
  const found = rows.find(({ node }) => node.id === id);
  if (!found) throw new Error(`${id} is not in sight`);
  return { found, press: (key: string, alt = false) => readTreeKey(key, alt, found, rows) };
};

test("the children of a closed node are not drawn, nor those of an open one inside it", () => {
  expect(listRows(nodes, new Set(["a2"])).map(({ node }) => node.id)).toEqual(["a", "b"]);
  expect(listRows(nodes, new Set(["a", "a2"])).map(({ node }) => node.id)).toEqual(["a", "a1", "a2", "x", "b"]);
});

test("each row knows its level and its place among its siblings; a leaf neither opens nor closes", () => {
  expect(row("a2", ["a"]).found).toMatchObject({ level: 2, position: 2, siblings: 2, parent: "a", expanded: false });
  expect(row("b", []).found).toMatchObject({ level: 1, position: 2, parent: null, expanded: undefined });
});

test("right opens a closed node, then enters it; on a leaf it does nothing", () => {
  expect(row("a", []).press("ArrowRight")).toEqual({ type: "open", id: "a" });
  expect(row("a", ["a"]).press("ArrowRight")).toEqual({ type: "focus", id: "a1" });
  expect(row("a1", ["a"]).press("ArrowRight")).toBeNull();
});

test("left closes an open node, then goes to its parent; at the top it does nothing", () => {
  expect(row("a2", ["a", "a2"]).press("ArrowLeft")).toEqual({ type: "close", id: "a2" });
  expect(row("a2", ["a"]).press("ArrowLeft")).toEqual({ type: "focus", id: "a" });
  expect(row("b", []).press("ArrowLeft")).toBeNull();
});

test("with Alt the arrows move the node; other keys are left alone", () => {
  expect(row("a1", ["a"]).press("ArrowDown", true)).toEqual({ type: "move", id: "a1", to: "down" });
  expect(row("a1", ["a"]).press("ArrowLeft", true)).toEqual({ type: "move", id: "a1", to: "out" });
  expect(row("a1", ["a"]).press("ArrowDown")).toBeNull();
  expect(row("a1", ["a"]).press("Enter", true)).toBeNull();
});

test("Shift and an arrow add the row above or below", () => {
  const rows = listRows(nodes, new Set(["a"]));
  const beside = (id: string, key: string) => {
    const found = rows.find(({ node }) => node.id === id);
    return found ? findBeside(key, found, rows) : undefined;
  };
  expect([beside("a2", "ArrowUp"), beside("a2", "ArrowDown")]).toEqual(["a1", "b"]);
  expect([beside("a", "ArrowUp"), beside("b", "ArrowDown"), beside("a", "Home")]).toEqual([null, null, null]);
});
