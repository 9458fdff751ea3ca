// Knows what is done to a table of a text: rows and columns are added, moved and deleted, and Tab goes from cell to
// cell.
import { makeRow, type RichTextTable } from "@academiz/domain/learniz";
import { Editor, Node, Path, Transforms } from "slate";
import { isOfType } from "../is-of-type.ts";

/** A cell by its numbers from 0. */
export interface CellPlace {
  readonly table: Path;
  readonly row: number;
  readonly column: number;
}
export type Line = "row" | "column";

/** The cell of a path; null outside tables. */
export function findCellAt(editor: Editor, path: Path): CellPlace | null {
  const cell = [...Node.levels(editor, path)].findLast(([node]) => isOfType(node, "table-cell"));
  const [row, column] = cell?.[1].slice(-2) ?? [];
  return cell === undefined || row === undefined || column === undefined
    ? null
    : { table: cell[1].slice(0, -2), row, column };
}

/** The cell around the cursor, in this table where one is given; null where there is none. */
export function findCell(editor: Editor, table?: Path): CellPlace | null {
  if (!editor.selection || !Node.has(editor, editor.selection.anchor.path)) return null;
  const place = findCellAt(editor, editor.selection.anchor.path);
  return place && (table === undefined || Path.equals(place.table, table)) ? place : null;
}

const readTable = (editor: Editor, at: Path): RichTextTable | null => {
  const node = Node.has(editor, at) ? Node.get(editor, at) : null;
  return node && isOfType(node, "table") ? node : null;
};

function countLines(editor: Editor, at: Path): Readonly<Record<Line, number>> {
  const table = readTable(editor, at);
  return { row: table?.children.length ?? 0, column: table?.children[0]?.children.length ?? 0 };
}

export function selectCell(editor: Editor, { table, row, column }: CellPlace): void {
  const path = [...table, row, column];
  if (Node.has(editor, path)) Transforms.select(editor, Editor.end(editor, path));
}

/** The current cell, where the cursor is in this table; else its last one. */
function takeCell(editor: Editor, table: Path): CellPlace {
  const counts = countLines(editor, table);
  return findCell(editor, table) ?? { table, row: counts.row - 1, column: counts.column - 1 };
}

/** Before the current line, or after it; the cursor goes to the new one. */
export function addLine(editor: Editor, table: Path, line: Line, where: "before" | "after"): void {
  const place = takeCell(editor, table);
  const at = place[line] + (where === "after" ? 1 : 0);
  const counts = countLines(editor, table);
  Editor.withoutNormalizing(editor, () => {
    if (line === "row") Transforms.insertNodes(editor, makeRow(counts.column), { at: [...table, at] });
    else
      for (let row = 0; row < counts.row; row += 1)
        Transforms.insertNodes(editor, makeRow(1).children[0] ?? [], { at: [...table, row, at] });
  });
  selectCell(editor, { ...place, [line]: at });
}

/** True where the current line can move that way: not beyond the first or the last. */
export function canMove(editor: Editor, table: Path, line: Line, by: 1 | -1): boolean {
  const to = takeCell(editor, table)[line] + by;
  return to >= 0 && to < countLines(editor, table)[line];
}

export function moveLine(editor: Editor, table: Path, line: Line, by: 1 | -1): void {
  if (!canMove(editor, table, line, by)) return;
  const place = takeCell(editor, table);
  const to = place[line] + by;
  Editor.withoutNormalizing(editor, () => {
    if (line === "row") Transforms.moveNodes(editor, { at: [...table, place.row], to: [...table, to], voids: true });
    else
      for (let row = 0; row < countLines(editor, table).row; row += 1)
        Transforms.moveNodes(editor, { at: [...table, row, place.column], to: [...table, row, to], voids: true });
  });
  selectCell(editor, { ...place, [line]: to });
}

/** The table is deleted with its last row or column. */
export function deleteLine(editor: Editor, table: Path, line: Line): void {
  const counts = countLines(editor, table);
  if (counts[line] < 2) {
    deleteTable(editor, table);
    return;
  }
  const place = takeCell(editor, table);
  Editor.withoutNormalizing(editor, () => {
    if (line === "row") Transforms.removeNodes(editor, { at: [...table, place.row] });
    else
      for (let row = 0; row < counts.row; row += 1)
        Transforms.removeNodes(editor, { at: [...table, row, place.column] });
  });
  selectCell(editor, { ...place, [line]: Math.min(place[line], counts[line] - 2) });
}

/** The cursor stays at the place of the table. */
export function deleteTable(editor: Editor, table: Path): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: table });
    Transforms.insertNodes(editor, { type: "paragraph", children: [{ text: "" }] }, { at: table });
  });
  Transforms.select(editor, Editor.start(editor, table));
}

export function setTable(editor: Editor, at: Path, part: Partial<Omit<RichTextTable, "type" | "children">>): void {
  Transforms.setNodes<RichTextTable>(editor, part, { at });
}

/**
 * Goes to the next cell or the one before; after the last a row is added.
 * @returns false where there is nowhere to go: before the first, and outside tables.
 */
export function goToCell(editor: Editor, by: 1 | -1): boolean {
  const place = findCell(editor);
  if (!place) return false;
  const counts = countLines(editor, place.table);
  const next = place.row * counts.column + place.column + by;
  if (next < 0) return false;
  if (next === counts.row * counts.column) {
    addLine(editor, place.table, "row", "after");
    selectCell(editor, { ...place, row: counts.row, column: 0 });
  } else selectCell(editor, { ...place, row: Math.floor(next / counts.column), column: next % counts.column });
  return true;
}
