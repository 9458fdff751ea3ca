// Knows what the toolbar does to the selected text.
import { Editor, Element, Path, Range, Transforms } from "slate";
import { isOfType } from "./is-of-type.ts";
import type { BlockType, Mark, RichElement } from "./slate-types.ts";
import { isListBlock } from "./with-rich-text.ts";

export const hasMark = (editor: Editor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true;

export function toggleMark(editor: Editor, mark: Mark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

export function hasBlock(editor: Editor, type: RichElement["type"]): boolean {
  if (!editor.selection) return false;
  const [found] = Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === type });
  return found !== undefined;
}

/** True where lines may become other blocks; cells of tables stay cells. */
export const takesBlocks = (editor: Editor): boolean => !hasBlock(editor, "table-cell");

/** Repeated, it makes plain text again; cells of tables stay what they are. */
export function toggleBlock(editor: Editor, type: BlockType): void {
  const isOn = hasBlock(editor, type);
  const isList = type === "bulleted-list" || type === "numbered-list";
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isListBlock, split: true });
    const next = isOn ? "paragraph" : isList ? "list-item" : type;
    Transforms.setNodes<RichElement>(editor, next === "callout" ? { type: next, tone: "note" } : { type: next }, {
      match: (node) =>
        Element.isElement(node) &&
        !editor.isInline(node) &&
        !editor.isVoid(node) &&
        !isListBlock(node) &&
        !isOfType(node, "table", "table-row", "table-cell", "columns", "column"),
    });
    if (!isOn && isList) wrapItems(editor, type);
  });
}

/** Items of one column are a list of their own. */
function wrapItems(editor: Editor, type: "bulleted-list" | "numbered-list"): void {
  const items = [...Editor.nodes(editor, { match: (node) => isOfType(node, "list-item") })].map(([, path]) => path);
  const holders = new Map(items.map((path) => [Path.parent(path).join(), Path.parent(path)]));
  for (const holder of [...holders.values()].reverse()) {
    const own = items.filter((path) => Path.isParent(holder, path));
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) continue;
    Transforms.wrapNodes(
      editor,
      { type, children: [] },
      {
        at: Editor.range(editor, first, last),
        match: (node, path) => isOfType(node, "list-item") && Path.isParent(holder, path),
      },
    );
  }
}

/** The address under the cursor; null where there is none. */
export function findLink(editor: Editor): string | null {
  if (!editor.selection) return null;
  const [entry] = Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === "link" });
  return entry && Element.isElement(entry[0]) && entry[0].type === "link" ? entry[0].url : null;
}

/** Null removes the link; without a selection the address itself is inserted. */
export function setLink(editor: Editor, url: string | null): void {
  const isLink = (node: unknown) => Element.isElement(node) && node.type === "link";
  const { selection } = editor;
  if (!selection) return;
  if (findLink(editor) !== null) {
    if (url === null) Transforms.unwrapNodes(editor, { match: isLink });
    else Transforms.setNodes<RichElement>(editor, { url }, { match: isLink });
  } else if (url !== null && Range.isCollapsed(selection)) {
    Transforms.insertNodes(editor, { type: "link", url, children: [{ text: url.replace(/^mailto:/, "") }] });
  } else if (url !== null) {
    Transforms.wrapNodes(editor, { type: "link", url, children: [] }, { split: true });
  }
}
