// Knows which shapes a text may have while it is edited, and mends the others.
import { Editor, Element, Node, type NodeEntry, Transforms } from "slate";
import { insertPasted } from "./paste.ts";
import type { RichElement } from "./slate-types.ts";

const VOIDS: readonly string[] = ["image", "audio", "video"];
const LISTS: readonly string[] = ["bulleted-list", "numbered-list"];
const TEXTS: readonly string[] = ["paragraph", "heading-2", "heading-3", "quote"];

const isVoidBlock = (node: Node): boolean => Element.isElement(node) && VOIDS.includes(node.type);
export const isListBlock = (node: Node): boolean => Element.isElement(node) && LISTS.includes(node.type);

export function withRichText(editor: Editor): Editor {
  const { isInline, isVoid, normalizeNode, insertBreak, deleteBackward, insertData } = editor;
  editor.isInline = (element) => element.type === "link" || isInline(element);
  editor.isVoid = (element) => isVoidBlock(element) || isVoid(element);
  editor.normalizeNode = (entry, options) => {
    if (!mend(editor, entry)) normalizeNode(entry, options);
  };
  editor.insertBreak = () => {
    if (!leaveList(editor) && !leaveHeading(editor, insertBreak)) insertBreak();
  };
  editor.deleteBackward = (unit) => {
    if (!becomeParagraph(editor)) deleteBackward(unit);
  };
  editor.insertData = (data) => {
    if (!insertPasted(editor, data)) insertData(data);
  };
  return editor;
}

/** @returns true when something was mended: the editor asks again then. */
function mend(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return mendTop(editor, node);
  if (!Element.isElement(node)) return false;
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
    if (Node.string(node) !== "") return false;
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  if (node.type === "list-item" && path.length === 1) {
    Transforms.setNodes<RichElement>(editor, { type: "paragraph" }, { at: path });
    return true;
  }
  const block = node.children.findIndex((child) => Element.isElement(child) && !editor.isInline(child));
  if (block === -1 || isVoidBlock(node)) return false;
  Transforms.unwrapNodes(editor, { at: [...path, block] });
  return true;
}

function mendTop(editor: Editor, { children }: Editor): boolean {
  const stray = children.findIndex((child) => !Element.isElement(child) || editor.isInline(child));
  if (stray !== -1) {
    Transforms.wrapNodes(editor, { type: "paragraph", children: [] }, { at: [stray] });
    return true;
  }
  const last = children.at(-1);
  // After a picture there must be a place to write on.
  if (last && !isVoidBlock(last)) return false;
  Transforms.insertNodes(editor, { type: "paragraph", children: [{ text: "" }] }, { at: [children.length] });
  return true;
}

const isOfType = (node: Node, type: RichElement["type"]): boolean => Element.isElement(node) && node.type === type;

/** Enter in an empty item ends the list. */
function leaveList(editor: Editor): boolean {
  const [item] = Editor.nodes(editor, { match: (node) => isOfType(node, "list-item") });
  if (!item || Node.string(item[0]) !== "") return false;
  Transforms.liftNodes(editor, { at: item[1] });
  return true;
}

/** What follows a heading is text. */
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
