import { makeTable, type RichTextBlock, type RichTextTable } from "@academiz/domain/learniz";
import { createEditor, Editor, Node, Transforms } from "slate";
import { expect, test } from "vitest";
import { holdPlace, insertFile } from "../insert-file.ts";
import { openBlocks, readBlocks } from "../read-nodes.ts";
import { withRichText } from "../with-rich-text.ts";
import {
  addLine,
  canMove,
  deleteLine,
  deleteTable,
  findCell,
  goToCell,
  moveLine,
  selectCell,
} from "./table-commands.ts";

const paragraph = (text: string): RichTextBlock => ({ type: "paragraph", children: [{ text }] });
const AT = [1];
const write = (rows: readonly string[]): RichTextTable => ({
  type: "table",
  headRow: true,
  children: rows.map((row) => ({
    type: "table-row",
    children: [...row].map((text) => ({ type: "table-cell", children: [{ text }] })),
  })),
});
/** Words, a table, words; the cursor in a cell of it. */
function open(rows: readonly string[], row = 0, column = 0): Editor {
  const editor = withRichText(createEditor() as Editor);
  editor.children = openBlocks([paragraph("Before"), write(rows), paragraph("After")]);
  Editor.normalize(editor, { force: true });
  selectCell(editor, { table: AT, row, column });
  return editor;
}
const read = (editor: Editor) =>
  readBlocks(editor.children).flatMap((block) =>
    block.type === "table"
      ? [block.children.map(({ children }) => children.map((cell) => Node.string(cell as Node)).join(""))]
      : [],
  );
const place = (editor: Editor) => {
  const cell = findCell(editor);
  return cell && [cell.row, cell.column];
};

test("§3.134 rows and columns are added beside the cell in hand, which the cursor goes to, and stay as wide as the others", () => {
  const editor = open(["ab", "cd"], 1, 0);
  addLine(editor, AT, "row", "before");
  expect(place(editor)).toEqual([1, 0]);
  addLine(editor, AT, "column", "after");
  expect(place(editor)).toEqual([1, 1]);
  editor.insertText("x");
  expect(read(editor)).toEqual([["ab", "x", "cd"]]);
  const [table] = readBlocks(editor.children).filter(({ type }) => type === "table");
  expect(table?.type === "table" && table.children.map(({ children }) => children.length)).toEqual([3, 3, 3]);
});

test("§3.134 rows and columns are moved with their words, not past the edge", () => {
  const editor = open(["ab", "cd", "ef"], 0, 1);
  moveLine(editor, AT, "row", 1);
  expect(read(editor)).toEqual([["cd", "ab", "ef"]]);
  moveLine(editor, AT, "column", -1);
  expect([read(editor), place(editor)]).toEqual([[["dc", "ba", "fe"]], [1, 0]]);
  expect([canMove(editor, AT, "column", -1), canMove(editor, AT, "row", 1)]).toEqual([false, true]);
  moveLine(editor, AT, "column", -1);
  expect(read(editor)).toEqual([["dc", "ba", "fe"]]);
});

test("§3.134 a row or a column is deleted and the cursor stays in the table; with the last one the table goes", () => {
  const editor = open(["ab", "cd"], 1, 1);
  deleteLine(editor, AT, "row");
  expect([read(editor), place(editor)]).toEqual([[["ab"]], [0, 1]]);
  deleteLine(editor, AT, "column");
  expect([read(editor), place(editor)]).toEqual([[["a"]], [0, 0]]);
  deleteLine(editor, AT, "column");
  expect([read(editor), Node.string(editor)]).toEqual([[], "BeforeAfter"]);
  editor.insertText("Here");
  expect(Node.string(editor)).toBe("BeforeHereAfter");
});

test("Tab goes to the next cell and adds a row after the last, Shift+Tab goes back and leaves before the first", () => {
  const editor = open(["ab", "cd"], 0, 1);
  const trail = ([1, 1, 1, -1, -1, -1, -1, -1] as const).map((by) => [goToCell(editor, by), place(editor)]);
  expect(trail).toEqual([
    [true, [1, 0]],
    [true, [1, 1]],
    [true, [2, 0]],
    [true, [1, 1]],
    [true, [1, 0]],
    [true, [0, 1]],
    [true, [0, 0]],
    [false, [0, 0]],
  ]);
  Transforms.select(editor, Editor.start(editor, [0]));
  expect(goToCell(editor, 1)).toBe(false);
});

test("Enter stays in the cell, and nothing at its edges joins it with another", () => {
  const editor = open(["ab", "cd"], 0, 1);
  editor.insertBreak();
  editor.insertText("z");
  expect(read(editor)).toEqual([["ab\nz", "cd"]]);
  editor.deleteForward("character");
  Transforms.select(editor, Editor.start(editor, [1, 1, 0]));
  editor.deleteBackward("character");
  expect(read(editor)).toEqual([["ab\nz", "cd"]]);
  Transforms.select(editor, Editor.start(editor, [2]));
  editor.deleteBackward("character");
  expect([read(editor), place(editor)]).toEqual([[["ab\nz", "cd"]], [1, 1]]);
});

test("what is deleted or typed over across cells empties them, and the table stays", () => {
  const editor = open(["ab", "cd"]);
  Transforms.select(editor, { anchor: Editor.start(editor, [1, 0, 1]), focus: Editor.end(editor, [1, 1, 0]) });
  editor.deleteFragment();
  expect(read(editor)).toEqual([["a", "d"]]);
  Transforms.select(editor, { anchor: Editor.end(editor, [0]), focus: Editor.end(editor, [1, 0, 0]) });
  editor.insertText("!");
  expect([Node.string(editor), read(editor)]).toEqual(["Before!dAfter", [["", "d"]]]);
});

test("a table that is copied stands beside the line in hand; in a cell its words stand there", () => {
  const editor = open(["ab"]);
  Transforms.select(editor, { path: [0, 0], offset: 3 });
  editor.insertFragment([write(["xy"])] as Node[]);
  expect(readBlocks(editor.children).map((one) => [one.type, Node.string(one as Node)])).toEqual([
    ["paragraph", "Bef"],
    ["table", "xy"],
    ["paragraph", "ore"],
    ["table", "ab"],
    ["paragraph", "After"],
  ]);
  selectCell(editor, { table: [3], row: 0, column: 1 });
  editor.insertFragment([write(["pq", "rs"]), paragraph("t")] as Node[]);
  expect(read(editor)[1]).toEqual(["abp q\nr s\nt"]);
});

test("§3.141 a picture that is put in while the cursor is in a cell stands after the table", () => {
  const editor = open(["ab"]);
  insertFile(editor, { slug: "x", name: "x.png", kind: "image" }, {}, holdPlace(editor));
  expect(readBlocks(editor.children).map(({ type }) => type)).toEqual(["paragraph", "table", "image", "paragraph"]);
});

test("a new table takes the place of an empty line, and there is a place to write after it", () => {
  const editor = withRichText(createEditor() as Editor);
  editor.children = openBlocks([]);
  Transforms.select(editor, Editor.start(editor, []));
  const held = holdPlace(editor);
  held.put(makeTable(2, 3));
  held.release();
  Editor.normalize(editor, { force: true });
  expect(readBlocks(editor.children)).toEqual([makeTable(2, 3), paragraph("")]);
  deleteTable(editor, [0]);
  expect(readBlocks(editor.children)).toEqual([paragraph(""), paragraph("")]);
});
