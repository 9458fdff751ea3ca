// Knows the current block of a text: one of the text itself, or one of a column.
import { type Editor, Node, type Path } from "slate";
import { isOfType } from "../is-of-type.ts";

/** The column of a path; null outside columns. */
export function findColumnAt(editor: Editor, path: Path): Path | null {
  const [columns, column] = path;
  if (columns === undefined || column === undefined || !Node.has(editor, [columns, column])) return null;
  return isOfType(Node.get(editor, [columns, column]), "column") ? [columns, column] : null;
}

/** The whole block that a path belongs to: a list, a table, a line. */
export function findBlockAt(editor: Editor, path: Path): Path {
  return path.slice(0, findColumnAt(editor, path) ? 3 : 1);
}
