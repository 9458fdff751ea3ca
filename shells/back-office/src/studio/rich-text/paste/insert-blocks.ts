// Knows where copied blocks are put: as lines inside a cell, a callout or code; otherwise beside the current line.
import type { RichTextInline } from "@academiz/domain/learniz";
import { Editor, Element, Node, Path, type PathRef, Range, Text, Transforms } from "slate";
import { findBlockAt, findColumnAt } from "../columns/find-block.ts";
import { isOfType } from "../is-of-type.ts";

/** A block that keeps line breaks in its text: Enter does not end it. */
export function findSoftBlock(editor: Editor) {
  if (!editor.selection || !Node.has(editor, editor.selection.anchor.path)) return null;
  const levels = [...Node.levels(editor, editor.selection.anchor.path)];
  return levels.findLast(([node]) => isOfType(node, "table-cell", "callout", "code-block")) ?? null;
}

/** Removes nodes without any text, not even an empty one: the editor cannot place its cursor in them. */
export function dropHollow(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!Element.isElement(node)) return [node];
    const children = dropHollow(node.children as readonly Node[]);
    return children.length === 0 ? [] : [{ ...node, children } as Node];
  });
}

/** The lines of nodes as one text, with line breaks. */
function flatten(editor: Editor, nodes: readonly Node[]): RichTextInline[] {
  return nodes.flatMap((node, index): RichTextInline[] => {
    if (Text.isText(node) || isOfType(node, "link")) return [node];
    if (!Element.isElement(node) || editor.isVoid(node)) return [];
    const gap = index === 0 ? [] : [{ text: isOfType(node, "table-cell") ? " " : "\n" }];
    return [...gap, ...flatten(editor, node.children as readonly Node[])];
  });
}

const toText = (inlines: readonly RichTextInline[]) => inlines.map((one) => Node.string(one as Node)).join("");

/** True for copied blocks that cannot flow into the current line. */
const standsAlone = (editor: Editor, node: Node) =>
  isOfType(node, "columns", "table", "callout", "code-block") || (Element.isElement(node) && editor.isVoid(node));

/** A part of one block is copied as that block, but only its words are meant. */
const isOneLine = (editor: Editor, nodes: readonly Node[]) =>
  nodes.length === 1 &&
  nodes.every((node) => Element.isElement(node) && !editor.isVoid(node) && Editor.hasInlines(editor, node));

/** Columns within columns, and a single copied column, become their blocks. */
export const openColumns = (editor: Editor, nodes: readonly Node[]): Node[] => {
  const isWithin = editor.selection !== null && findColumnAt(editor, editor.selection.anchor.path) !== null;
  return nodes.flatMap((node): readonly Node[] =>
    isOfType(node, "columns") && (isWithin || node.children.length < 2)
      ? node.children.flatMap(({ children }) => children as readonly Node[])
      : [node],
  ) as Node[];
};

/** @returns false where the editor's own way is right. */
export function insertCopied(editor: Editor, nodes: readonly Node[]): boolean {
  if (!editor.selection) return false;
  const soft = findSoftBlock(editor);
  if (soft) {
    const inlines = flatten(editor, nodes);
    const isCode = isOfType(soft[0], "code-block");
    if (isCode) editor.insertText(toText(inlines));
    else if (inlines.length > 0) Transforms.insertNodes<Node>(editor, inlines.map((one) => ({ ...one })) as Node[]);
    return true;
  }
  if (isOneLine(editor, nodes) || !nodes.some((node) => standsAlone(editor, node))) return false;
  insertBlocks(editor, nodes);
  return true;
}

/** An empty line is replaced; any other line is split at the cursor. */
function insertBlocks(editor: Editor, nodes: readonly Node[]): void {
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const { selection } = editor;
  if (!selection) return;
  const top = findBlockAt(editor, selection.anchor.path);
  const block = Node.get(editor, top);
  const isEmpty = isOfType(block, "paragraph") && Node.string(block) === "";
  const isAtStart = Editor.isStart(editor, selection.anchor, top);
  const isAtEnd = Editor.isEnd(editor, selection.anchor, top);
  const at = isEmpty || isAtStart ? top : Path.next(top);
  let last: PathRef | undefined;
  Editor.withoutNormalizing(editor, () => {
    if (isEmpty) Transforms.removeNodes(editor, { at: top });
    else if (!isAtStart && !isAtEnd)
      Transforms.splitNodes(editor, { match: (_, path) => path.length === top.length, always: true });
    Transforms.insertNodes<Node>(editor, [...nodes], { at });
    last = Editor.pathRef(editor, [...Path.parent(at), (at.at(-1) ?? 0) + nodes.length - 1]);
  });
  // Empty nodes are gone by now.
  const end = last?.unref();
  if (end) Transforms.select(editor, Editor.end(editor, end));
}
