// Knows which shapes a text may have while it is edited, and corrects the others.
import { Editor, Element, Node, type NodeEntry, Path, Transforms } from "slate";
import { mendColumns } from "./columns/mend-columns.ts";
import { isOfType } from "./is-of-type.ts";
import { dropHollow, findSoftBlock, insertCopied, openColumns } from "./paste/insert-blocks.ts";
import { insertPasted, readPlain } from "./paste/paste.ts";
import type { RichElement } from "./slate-types.ts";
import { mendTable, withTables } from "./table/with-tables.ts";

const VOIDS: readonly string[] = ["image", "audio", "video", "embed"];
const LISTS: readonly string[] = ["bulleted-list", "numbered-list"];
const TEXTS: readonly string[] = ["paragraph", "heading-2", "heading-3", "quote", "callout", "code-block"];

const isVoidBlock = (node: Node): boolean => Element.isElement(node) && VOIDS.includes(node.type);
export const isListBlock = (node: Node): boolean => Element.isElement(node) && LISTS.includes(node.type);

export function withRichText(editor: Editor): Editor {
  const { isInline, isVoid, normalizeNode, insertBreak, deleteBackward, insertData, insertFragment } = editor;
  editor.isInline = (element) => element.type === "link" || isInline(element);
  editor.isVoid = (element) => isVoidBlock(element) || isVoid(element);
  editor.normalizeNode = (entry, options) => {
    if (!mend(editor, entry)) normalizeNode(entry, options);
  };
  editor.insertBreak = () => {
    if (!breakLine(editor) && !leaveList(editor) && !leaveHeading(editor, insertBreak)) insertBreak();
  };
  editor.deleteBackward = (unit) => {
    if (!becomeParagraph(editor)) deleteBackward(unit);
  };
  editor.insertData = (data) => {
    const soft = findSoftBlock(editor);
    const plain = soft && readPlain(data, isOfType(soft[0], "code-block"));
    if (plain !== null) editor.insertText(plain);
    else if (!insertPasted(editor, data)) insertData(data);
  };
  editor.insertFragment = (nodes, options) => {
    const held = openColumns(editor, dropHollow(nodes));
    if (held.length > 0 && !insertCopied(editor, held)) insertFragment(held, options);
  };
  return withTables(editor);
}

/** @returns true when something was corrected: the editor then calls again. */
function mend(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return mendHolder(editor, node, path);
  if (!Element.isElement(node)) return false;
  if (mendColumns(editor, [node, path])) return true;
  if (isOfType(node, "columns")) return false;
  if (isOfType(node, "column")) return mendHolder(editor, node, path);
  if (mendTable(editor, [node, path])) return true;
  if (isListBlock(node)) {
    const wrong = node.children.findIndex((child) => !isOfType(child, "list-item"));
    if (wrong === -1) return false;
    const at = [...path, wrong];
    const child = node.children[wrong];
    if (child && "text" in child) Transforms.wrapNodes(editor, { type: "list-item", children: [] }, { at });
    else Transforms.setNodes<RichElement>(editor, { type: "list-item" }, { at });
    return true;
  }
  if (node.type === "link") {
    const inner = node.children.findIndex((child) => Element.isElement(child));
    if (inner !== -1) Transforms.unwrapNodes(editor, { at: [...path, inner] });
    else if (Node.string(node) === "") Transforms.removeNodes(editor, { at: path });
    else return false;
    return true;
  }
  if (node.type === "list-item" && isHolder(Node.parent(editor, path))) {
    Transforms.setNodes<RichElement>(editor, { type: "paragraph" }, { at: path });
    return true;
  }
  if (isVoidBlock(node) || isOfType(node, "table", "table-row")) return false;
  const isCode = isOfType(node, "code-block");
  const block = node.children.findIndex((child) => Element.isElement(child) && (isCode || !editor.isInline(child)));
  if (block === -1) return false;
  Transforms.unwrapNodes(editor, { at: [...path, block] });
  return true;
}

/** True for what contains blocks: the text itself, and a column. */
const isHolder = (node: Node): boolean => Editor.isEditor(node) || isOfType(node, "column");

function mendHolder(editor: Editor, { children }: { readonly children: readonly Node[] }, path: Path): boolean {
  const stray = children.findIndex((child) => !Element.isElement(child) || editor.isInline(child));
  if (stray !== -1) {
    Transforms.wrapNodes(editor, { type: "paragraph", children: [] }, { at: [...path, stray] });
    return true;
  }
  const last = children.at(-1);
  // After a picture, a table or columns there must be a line to write on.
  if (last && !isVoidBlock(last) && !isOfType(last, "table", "code-block", "columns")) return false;
  Transforms.insertNodes(editor, { type: "paragraph", children: [{ text: "" }] }, { at: [...path, children.length] });
  return true;
}

/** In a block of several lines Enter adds one; on an empty last one it leaves the block, except in cells of tables. */
function breakLine(editor: Editor): boolean {
  const soft = findSoftBlock(editor);
  if (!soft || !editor.selection) return false;
  const [block, path] = soft;
  const isLeft = Node.string(block).endsWith("\n") && Editor.isEnd(editor, editor.selection.anchor, path);
  if (isOfType(block, "table-cell") || !isLeft) {
    editor.insertText("\n");
    return true;
  }
  editor.deleteBackward("character");
  const next = Path.next(path);
  Transforms.insertNodes(editor, { type: "paragraph", children: [{ text: "" }] }, { at: next, select: true });
  return true;
}

/** Enter in an empty item ends the list. */
function leaveList(editor: Editor): boolean {
  const [item] = Editor.nodes(editor, { match: (node) => isOfType(node, "list-item") });
  if (!item || Node.string(item[0]) !== "") return false;
  Transforms.liftNodes(editor, { at: item[1] });
  return true;
}

/** After a heading comes plain text. */
function leaveHeading(editor: Editor, insertBreak: () => void): boolean {
  const [heading] = Editor.nodes(editor, {
    match: (node) => isOfType(node, "heading-2") || isOfType(node, "heading-3"),
  });
  if (!heading || !editor.selection || !Editor.isEnd(editor, editor.selection.anchor, heading[1])) return false;
  insertBreak();
  Transforms.setNodes<RichElement>(editor, { type: "paragraph" });
  return true;
}

/** Backspace at the start of a block that is not plain makes it plain first. */
function becomeParagraph(editor: Editor): boolean {
  const { selection } = editor;
  if (selection?.anchor.offset !== 0) return false;
  const [entry] = Editor.nodes(editor, {
    match: (node) => Element.isElement(node) && (TEXTS.includes(node.type) || node.type === "list-item"),
  });
  if (!entry || !Editor.isStart(editor, selection.anchor, entry[1]) || isOfType(entry[0], "paragraph")) return false;
  if (isOfType(entry[0], "list-item")) Transforms.liftNodes(editor, { at: entry[1] });
  else Transforms.setNodes<RichElement>(editor, { type: "paragraph" }, { at: entry[1] });
  return true;
}
