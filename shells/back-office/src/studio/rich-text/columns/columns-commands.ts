// Knows what is done to columns of a text: inserting them, changing their widths, removing them, and going from one to
// the next.
import {
  type ColumnShares,
  listWide,
  makeColumns,
  type RichTextColumn,
  type RichTextColumns,
} from "@academiz/domain/learniz";
import { Editor, Element, Node, Path, Transforms } from "slate";
import { holdPlace } from "../insert-file.ts";
import { isOfType } from "../is-of-type.ts";
import { findColumnAt } from "./find-block.ts";

const readColumns = (editor: Editor, at: Path): RichTextColumns | null => {
  const node = Node.has(editor, at) ? Node.get(editor, at) : null;
  return node && isOfType(node, "columns") ? node : null;
};

/** The columns around the cursor; null where there are none. */
export function findColumns(editor: Editor): Path | null {
  const column = editor.selection && findColumnAt(editor, editor.selection.anchor.path);
  return column ? Path.parent(column) : null;
}

/** In place of an empty line, or after the current block; columns around the cursor are changed instead. */
export function placeColumns(editor: Editor, shares: ColumnShares): void {
  const present = findColumns(editor);
  if (present) {
    shareWidth(editor, present, shares);
    return;
  }
  const place = holdPlace(editor);
  const at = place.put(makeColumns(shares));
  place.release();
  Transforms.select(editor, Editor.start(editor, [...at, 0]));
}

/** A new column is empty; the content of a removed one goes into the last that stays. */
export function shareWidth(editor: Editor, at: Path, shares: ColumnShares): void {
  const wide = listWide(shares);
  Editor.withoutNormalizing(editor, () => {
    for (let count = countColumns(editor, at); count > wide.length; count -= 1)
      Transforms.mergeNodes(editor, { at: [...at, count - 1] });
    for (let count = countColumns(editor, at); count < wide.length; count += 1)
      Transforms.insertNodes<Node>(editor, [...makeColumns("1:1").children.slice(0, 1)] as Node[], {
        at: [...at, count],
      });
    for (const [index, isWide] of wide.entries())
      Transforms.setNodes<RichTextColumn>(editor, { wide: isWide || undefined }, { at: [...at, index] });
  });
}

const countColumns = (editor: Editor, at: Path): number => readColumns(editor, at)?.children.length ?? 0;

/** Their content stands one below the other, in reading order. */
export function removeColumns(editor: Editor, at: Path): void {
  Editor.withoutNormalizing(editor, () => {
    for (let index = countColumns(editor, at) - 1; index >= 0; index -= 1)
      Transforms.unwrapNodes(editor, { at: [...at, index] });
    Transforms.unwrapNodes(editor, { at });
  });
}

/**
 * Goes to the next column or the one before; from the last to the line after them, which is added where there is none.
 * @returns false where there is nowhere to go: before the first with nothing above it, and outside columns.
 */
export function goToColumn(editor: Editor, by: 1 | -1): boolean {
  const column = editor.selection && findColumnAt(editor, editor.selection.anchor.path);
  if (!column) return false;
  const next = [...column.slice(0, 1), (column[1] ?? 0) + by];
  if ((next[1] ?? 0) >= 0 && Node.has(editor, next)) {
    Transforms.select(editor, Editor.start(editor, next));
    return true;
  }
  const [columns = 0] = column;
  if (by < 0) {
    if (columns === 0) return false;
    Transforms.select(editor, Editor.end(editor, [columns - 1]));
    return true;
  }
  const after = [columns + 1];
  if (!Node.has(editor, after) || !isLine(editor, after))
    Transforms.insertNodes(editor, { type: "paragraph", children: [{ text: "" }] }, { at: after });
  Transforms.select(editor, Editor.start(editor, after));
  return true;
}

const isLine = (editor: Editor, at: Path): boolean => {
  const node = Node.get(editor, at);
  return Element.isElement(node) && !editor.isVoid(node) && !isOfType(node, "columns");
};
