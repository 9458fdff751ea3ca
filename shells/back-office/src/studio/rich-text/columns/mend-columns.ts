// Knows which shapes columns may have while a text is edited, and corrects the others: two or more side by side, each
// with a place to write, and none inside another.
import { Editor, Element, type Node, type NodeEntry, Transforms } from "slate";
import { isOfType } from "../is-of-type.ts";
import type { RichElement } from "../slate-types.ts";

/** @returns true when something was corrected: the editor then calls again. */
export function mendColumns(editor: Editor, [node, path]: NodeEntry): boolean {
  if (isOfType(node, "columns")) {
    // A single column, and one inside something else, is dissolved.
    if (path.length === 1 && node.children.length > 1) return makeColumns(editor, node, path);
    if (node.children.length > 0) Transforms.unwrapNodes(editor, { at: path });
    else Transforms.removeNodes(editor, { at: path });
    return true;
  }
  if (!isOfType(node, "column")) return false;
  if (path.length !== 2 || !isOfType(parentOf(editor, path), "columns")) {
    if (node.children.length > 0) Transforms.unwrapNodes(editor, { at: path });
    else Transforms.removeNodes(editor, { at: path });
    return true;
  }
  return false;
}

const parentOf = (editor: Editor, path: readonly number[]): Node => Editor.node(editor, path.slice(0, -1))[0];

/** Any other node among columns becomes a column. */
function makeColumns(editor: Editor, columns: Extract<RichElement, { type: "columns" }>, path: number[]): boolean {
  const wrong = columns.children.findIndex((child) => !isOfType(child, "column"));
  const child: Node | undefined = columns.children[wrong];
  if (child === undefined) return false;
  const at = [...path, wrong];
  if (Element.isElement(child) && !editor.isInline(child))
    Transforms.wrapNodes(editor, { type: "column", children: [] }, { at });
  else {
    Transforms.wrapNodes(editor, { type: "paragraph", children: [] }, { at });
    Transforms.wrapNodes(editor, { type: "column", children: [] }, { at });
  }
  return true;
}
