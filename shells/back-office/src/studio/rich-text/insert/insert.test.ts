import { foldText } from "@academiz/domain/kernel";
import type { RichTextBlock } from "@academiz/domain/learniz";
import { createEditor, Editor, Node, Transforms } from "slate";
import { expect, test } from "vitest";
import { openBlocks, readBlocks } from "../read-nodes.ts";
import { withRichText } from "../with-rich-text.ts";
import { INSERTION_KEYS, INSERTION_WORDS } from "./insertion-words.ts";
import { isOnEmptyLine, placeBlock } from "./place-block.ts";

const paragraph = (text: string): RichTextBlock => ({ type: "paragraph", children: [{ text }] });
function open(...blocks: readonly RichTextBlock[]): Editor {
  const editor = withRichText(createEditor() as Editor);
  editor.children = openBlocks(blocks);
  Editor.normalize(editor, { force: true });
  return editor;
}
const read = (editor: Editor) => readBlocks(editor.children).map((one) => [one.type, Node.string(one as Node)]);

test("a slash opens the list where a line of plain text is empty, and nowhere else", () => {
  const editor = open(paragraph(""), paragraph("a"), { type: "heading-2", children: [{ text: "" }] });
  const isOpened = [[0], [1], [2]].map((at) => {
    Transforms.select(editor, Editor.start(editor, at));
    return isOnEmptyLine(editor);
  });
  expect(isOpened).toEqual([true, false, false]);
  editor.selection = null;
  expect(isOnEmptyLine(editor)).toBe(false);
});

test("what is picked takes the place of an empty line; beside words it stands after them, and is written on", () => {
  const editor = open(paragraph("One"), paragraph(""));
  Transforms.select(editor, Editor.start(editor, [1]));
  placeBlock(editor, "heading-2");
  editor.insertText("Two");
  placeBlock(editor, "callout", "danger");
  editor.insertText("Mind");
  placeBlock(editor, "numbered-list");
  editor.insertText("first");
  expect(read(editor)).toEqual([
    ["paragraph", "One"],
    ["heading-2", "Two"],
    ["callout", "Mind"],
    ["numbered-list", "first"],
  ]);
  expect(readBlocks(editor.children)[2]).toMatchObject({ tone: "danger" });
});

test("where the cursor was never in the text, it stands at the end; from a cell of a table, after the table", () => {
  const cell = { type: "table-cell" as const, children: [{ text: "a" }] };
  const editor = open({ type: "table", children: [{ type: "table-row", children: [cell] }] }, paragraph("End"));
  Transforms.select(editor, Editor.start(editor, [0]));
  placeBlock(editor, "quote");
  editor.selection = null;
  placeBlock(editor, "code-block");
  expect(read(editor).map(([type]) => type)).toEqual(["table", "quote", "paragraph", "code-block", "paragraph"]);
});

test("Enter in a callout and in code adds a line; on an empty last one of a callout it goes on with plain text", () => {
  const editor = open({ type: "callout", tone: "tip", children: [{ text: "Read" }] });
  Transforms.select(editor, Editor.end(editor, []));
  editor.insertBreak();
  editor.insertText("on");
  editor.insertBreak();
  editor.insertBreak();
  editor.insertText("After");
  placeBlock(editor, "code-block");
  editor.insertText("if (a)");
  editor.insertBreak();
  editor.insertText("  b();");
  expect(read(editor).slice(0, 3)).toEqual([
    ["callout", "Read\non"],
    ["paragraph", "After"],
    ["code-block", "if (a)\n  b();"],
  ]);
});

test.each([
  "table",
  "tableau",
  "titre",
  "heading",
  "liste",
  "list",
  "encadre",
  "callout",
  "citation",
  "quote",
  "image",
  "film",
  "son",
  "sound",
  "code",
])("“%s” finds something, whichever the language of the author", (word) => {
  expect(INSERTION_KEYS.some((key) => foldText(INSERTION_WORDS[key]).includes(foldText(word)))).toBe(true);
});
