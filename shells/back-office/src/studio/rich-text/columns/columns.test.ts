// Knows that what is done to columns keeps what was written, and where the keys lead in them.
import { COLUMN_SHARES, makeColumns, type PlainBlock, type RichTextBlock, readShares } from "@academiz/domain/learniz";
import { createEditor, Editor, Node, Transforms } from "slate";
import { describe, expect, test } from "vitest";
import { toggleBlock } from "../commands.ts";
import { holdPlace, insertFile } from "../insert-file.ts";
import { openBlocks, readBlocks } from "../read-nodes.ts";
import { withRichText } from "../with-rich-text.ts";
import { goToColumn, placeColumns, removeColumns, shareWidth } from "./columns-commands.ts";

const paragraph = (text: string): PlainBlock => ({ type: "paragraph", children: [{ text }] });
const column = (...children: PlainBlock[]) => ({ type: "column" as const, children });
const sideBySide = (...texts: readonly string[]): RichTextBlock => ({
  type: "columns",
  children: texts.map((text) => column(paragraph(text))),
});
function open(...blocks: readonly RichTextBlock[]): Editor {
  const editor = withRichText(createEditor() as Editor);
  editor.children = openBlocks(blocks);
  Editor.normalize(editor, { force: true });
  return editor;
}
/** What stands where: a column is a list. */
const read = (editor: Editor) =>
  readBlocks(editor.children).map((one) =>
    one.type === "columns"
      ? one.children.map(({ children }) => children.map((inner) => Node.string(inner as Node) || inner.type))
      : Node.string(one as Node) || one.type,
  );
const at = (editor: Editor) => editor.selection?.anchor;

describe("§3.141 columns of a text", () => {
  test.each(COLUMN_SHARES)("%s stands in the place of an empty line, and is written in at once", (shares) => {
    const editor = open(paragraph("a"), paragraph(""));
    Transforms.select(editor, Editor.start(editor, [1]));
    placeColumns(editor, shares);
    editor.insertText("Here");
    const [, columns, after] = readBlocks(editor.children);
    if (columns?.type !== "columns") throw new Error("there are no columns");
    expect(readShares(columns)).toBe(shares);
    expect(columns).toEqual({
      ...makeColumns(shares),
      children: makeColumns(shares).children.map((one, index) =>
        index === 0 ? { ...one, children: [paragraph("Here")] } : one,
      ),
    });
    expect(after).toEqual(paragraph(""));
  });

  test("one column less keeps its blocks in the last that stays; one more is empty", () => {
    const editor = open(sideBySide("a", "b", "c"));
    shareWidth(editor, [0], "2:1");
    expect(read(editor)).toEqual([[["a"], ["b", "c"]], "paragraph"]);
    shareWidth(editor, [0], "1:1:1");
    expect(read(editor)).toEqual([[["a"], ["b", "c"], ["paragraph"]], "paragraph"]);
    expect(readBlocks(editor.children)[0]).toMatchObject({ children: [{ type: "column" }, {}, {}] });
  });

  test("put below each other, all stands there in the order of reading", () => {
    const editor = open(paragraph("0"), sideBySide("a", "b"), paragraph("1"));
    removeColumns(editor, [1]);
    expect(read(editor)).toEqual(["0", "a", "b", "1"]);
  });

  test("Tab leads from column to column and out below, Shift+Tab back and out above", () => {
    const editor = open(paragraph("0"), sideBySide("a", "b"), paragraph("1"));
    Transforms.select(editor, Editor.start(editor, [1]));
    const trail = ([1, 1, 1] as const).map((by) => [goToColumn(editor, by), at(editor)?.path]);
    expect(trail).toEqual([
      [true, [1, 1, 0, 0]],
      [true, [2, 0]],
      [false, [2, 0]],
    ]);
    Transforms.select(editor, Editor.start(editor, [1, 1]));
    expect([goToColumn(editor, -1), at(editor)?.path]).toEqual([true, [1, 0, 0, 0]]);
    expect([goToColumn(editor, -1), at(editor)?.path]).toEqual([true, [0, 0]]);
  });

  test("nothing at the edge of a column joins it with another, nor with what stands around", () => {
    const editor = open(paragraph("0"), sideBySide("a", "b"), paragraph("1"));
    for (const path of [[1], [1, 1], [2]]) {
      Transforms.select(editor, Editor.start(editor, path));
      editor.deleteBackward("character");
    }
    for (const path of [[0], [1, 0], [1, 1]]) {
      Transforms.select(editor, Editor.end(editor, path));
      editor.deleteForward("character");
    }
    expect(read(editor)).toEqual(["0", [["a"], ["b"]], "1"]);
    Transforms.select(editor, { anchor: Editor.start(editor, [1, 0]), focus: Editor.end(editor, [1, 1]) });
    editor.deleteFragment();
    expect(read(editor)).toEqual(["0", [["paragraph"], ["paragraph"]], "1"]);
  });

  test("a picture, a list and lines that are put into a column stand in it", () => {
    const editor = open(sideBySide("a", "b"));
    Transforms.select(editor, Editor.end(editor, [0, 1]));
    editor.insertBreak();
    editor.insertText("c");
    toggleBlock(editor, "bulleted-list");
    insertFile(editor, { slug: "x", name: "x.png", kind: "image" }, {}, holdPlace(editor));
    expect(read(editor)).toEqual([[["a"], ["b", "c", "image", "paragraph"]], "paragraph"]);
  });

  test("lines of several columns that become a list are a list in each", () => {
    const editor = open(sideBySide("a", "b"));
    Transforms.select(editor, { anchor: Editor.start(editor, [0, 0]), focus: Editor.end(editor, [0, 1]) });
    toggleBlock(editor, "numbered-list");
    expect(readBlocks(editor.children)[0]).toMatchObject({
      children: [{ children: [{ type: "numbered-list" }] }, { children: [{ type: "numbered-list" }] }],
    });
    expect(read(editor)[0]).toEqual([["a"], ["b"]]);
  });

  test("columns that were copied are columns again; within a column, and copied alone, their blocks", () => {
    const editor = open(paragraph("0"), sideBySide("a", "b"));
    Transforms.select(editor, Editor.end(editor, [0]));
    editor.insertFragment([sideBySide("c", "d")] as Node[]);
    expect(read(editor)).toEqual(["0", [["c"], ["d"]], [["a"], ["b"]], "paragraph"]);
    Transforms.select(editor, Editor.end(editor, [2, 0]));
    editor.insertFragment([sideBySide("e", "f"), { ...makeColumns("1:1") }] as Node[]);
    const inner = JSON.stringify(readBlocks(editor.children));
    expect(inner.match(/"columns"/g)).toHaveLength(2);
    expect(inner).toMatch(/"ae".*"f"|"a".*"e".*"f"/);
    Transforms.select(editor, Editor.end(editor, [0]));
    editor.insertFragment([sideBySide(" and one")] as Node[]);
    expect(read(editor)[0]).toBe("0 and one");
  });
});
