// Knows which block of a text is in hand: one of the text itself, or one of a column.
import { type Editor, Node, type Path } from "slate";
import { isOfType } from "../is-of-type.ts";

/** The column that a path is in; null outside columns. */
export function findColumnAt(editor: Editor, path: Path): Path | null {
  const [columns, column] = path;
  if (columns === undefined || column === undefined || !Node.has(editor, [columns, column])) return null;
  return isOfType(Node.get(editor, [columns, column]), "column") ? [columns, column] : null;
}

/** What stands below another block as a whole: a list, a table, a line. */
export function findBlockAt(editor: Editor, path: Path): Path {
  return path.slice(0, findColumnAt(editor, path) ? 3 : 1);
}
