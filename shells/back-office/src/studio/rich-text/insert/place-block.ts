// Knows where an insertion is put: in the current empty line, or on a new one after the current block.
import type { CalloutTone } from "@academiz/domain/learniz";
import { Editor, Node, Path, Range, Transforms } from "slate";
import { findBlockAt } from "../columns/find-block.ts";
import { toggleBlock } from "../commands.ts";
import { isOfType } from "../is-of-type.ts";
import type { BlockType } from "../slate-types.ts";

/** True where the cursor is on an empty line of plain text. */
export function isOnEmptyLine(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const line = Node.has(editor, selection.anchor.path) ? Node.parent(editor, selection.anchor.path) : null;
  return line !== null && isOfType(line, "paragraph") && Node.string(line) === "";
}

export function placeBlock(editor: Editor, type: BlockType, tone?: CalloutTone): void {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (!isOnEmptyLine(editor)) addLineAfter(editor);
  toggleBlock(editor, type);
  if (tone) Transforms.setNodes(editor, { tone }, { match: (node) => isOfType(node, "callout") });
}

/** After the whole current block: a list or a table is not split. */
function addLineAfter(editor: Editor): void {
  const path = editor.selection?.anchor.path;
  const at = Path.next(path ? findBlockAt(editor, path) : [editor.children.length - 1]);
  Transforms.insertNodes(editor, { type: "paragraph", children: [{ text: "" }] }, { at });
  Transforms.select(editor, Editor.start(editor, at));
}
