// Knows how editing stays within the cells of tables: cells are never merged, and all rows have the same width.
import { makeRow } from "@academiz/domain/learniz";
import { Editor, Element, Node, type NodeEntry, Path, type Point, Range, Transforms } from "slate";
import { findColumnAt } from "../columns/find-block.ts";
import { isOfType } from "../is-of-type.ts";
import type { RichElement } from "../slate-types.ts";
import { findCellAt } from "./table-commands.ts";

/** @returns true when something was corrected: the editor then calls again. */
export function mendTable(editor: Editor, [node, path]: NodeEntry): boolean {
  if (isOfType(node, "table")) return mendRows(editor, node, path);
  if (isOfType(node, "table-row")) return mendRow(editor, node, path);
  if (!isOfType(node, "table-cell") || isOfType(Node.parent(editor, path), "table-row")) return false;
  Transforms.setNodes<RichElement>(editor, { type: "paragraph" }, { at: path });
  return true;
}

function mendRows(editor: Editor, table: Extract<RichElement, { type: "table" }>, path: Path): boolean {
  if (table.children.length === 0) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  if (makeAll(editor, table, path, "table-row")) return true;
  const width = Math.max(...table.children.map(({ children }) => children.length));
  const short = table.children.findIndex(({ children }) => children.length < width);
  const length = table.children[short]?.children.length;
  if (length === undefined) return false;
  Transforms.insertNodes(editor, [...makeRow(width - length).children], { at: [...path, short, length] });
  return true;
}

function mendRow(editor: Editor, row: Extract<RichElement, { type: "table-row" }>, path: Path): boolean {
  if (!isOfType(Node.parent(editor, path), "table")) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  if (row.children.length > 0) return makeAll(editor, row, path, "table-cell");
  Transforms.insertNodes(editor, [...makeRow(1).children], { at: [...path, 0] });
  return true;
}

/** Any other node in a table becomes a row, and any other node in a row a cell. */
function makeAll(editor: Editor, parent: RichElement, path: Path, type: "table-row" | "table-cell"): boolean {
  const wrong = parent.children.findIndex((child) => !isOfType(child as Node, type));
  const child = parent.children[wrong] as Node | undefined;
  if (child === undefined) return false;
  const at = [...path, wrong];
  if (Element.isElement(child) && !editor.isInline(child)) Transforms.setNodes<RichElement>(editor, { type }, { at });
  else Transforms.wrapNodes(editor, { type, children: [] }, { at });
  return true;
}

/** True where the selection begins in a cell or a column and ends outside of it. */
function crossesCells(editor: Editor, { anchor, focus }: Range): boolean {
  const find = ({ path }: Point) => JSON.stringify([findCellAt(editor, path), findColumnAt(editor, path)]);
  return find(anchor) !== find(focus);
}

/** Empties a selection across cells, whose lines stay where they are. @returns whether it did. */
function emptyAcrossCells(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection) || !crossesCells(editor, selection)) return false;
  const [start] = Range.edges(selection);
  const lines = [
    ...Editor.nodes(editor, {
      match: (node) => Element.isElement(node) && Editor.hasInlines(editor, node) && !editor.isVoid(node),
    }),
  ];
  const kept = Editor.pointRef(editor, start);
  Editor.withoutNormalizing(editor, () => {
    for (const [, path] of lines.reverse()) {
      const within = Range.intersection(selection, Editor.range(editor, path));
      if (within && Range.isExpanded(within)) Transforms.delete(editor, { at: within });
    }
  });
  const at = kept.unref();
  if (at) Transforms.select(editor, at);
  return true;
}

/** At the edge of a cell, or beside a table, nothing is joined. @returns whether the cursor is at such a place. */
function isAtBorder(editor: Editor, side: "start" | "end"): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const { anchor } = selection;
  const next = side === "start" ? Editor.before(editor, anchor) : Editor.after(editor, anchor);
  return next !== undefined && crossesCells(editor, { anchor, focus: next });
}

/** Backspace on an empty line after a table removes only the line; on one with words the cursor goes into the table. */
function leaveBackward(editor: Editor): void {
  const { selection } = editor;
  if (!selection || findCellAt(editor, selection.anchor.path)) return;
  const before = Editor.before(editor, selection.anchor);
  const [line] = Editor.nodes(editor, { match: (node) => isOfType(node, "paragraph") });
  if (line && Node.string(line[0]) === "" && Node.has(editor, Path.next(line[1])))
    Transforms.removeNodes(editor, { at: line[1] });
  if (before) Transforms.select(editor, before);
}

export function withTables(editor: Editor): Editor {
  const { deleteBackward, deleteForward, deleteFragment, insertText, insertBreak, insertFragment } = editor;
  editor.deleteFragment = (options) => {
    if (!emptyAcrossCells(editor)) deleteFragment(options);
  };
  editor.deleteBackward = (unit) => {
    if (isAtBorder(editor, "start")) leaveBackward(editor);
    else deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!isAtBorder(editor, "end")) deleteForward(unit);
  };
  editor.insertText = (text, options) => {
    emptyAcrossCells(editor);
    insertText(text, options);
  };
  editor.insertBreak = () => {
    emptyAcrossCells(editor);
    insertBreak();
  };
  editor.insertFragment = (nodes, options) => {
    emptyAcrossCells(editor);
    insertFragment(nodes, options);
  };
  return editor;
}
