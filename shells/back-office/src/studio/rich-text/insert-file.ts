// Knows how a file of a library comes into the text that is being written: as a block after the one in hand, or as a
// link in its line.
import { type FileToPlace, linkFile, type PlacedWords, placeFile } from "@academiz/domain/learniz";
import { Editor, Element, Node, Path, Range, Transforms } from "slate";
import { setLink } from "./commands.ts";
import type { RichElement } from "./slate-types.ts";

/** A place in a text that stays where it is while the text goes on being written. */
export interface HeldPlace {
  /** Null where it is no more. */
  readonly read: () => Path | null;
  readonly release: () => void;
}

/** The block in hand; the last one where the cursor was never in the text. */
export function holdPlace(editor: Editor): HeldPlace {
  const at = editor.selection?.anchor.path[0] ?? Math.max(0, editor.children.length - 1);
  const ref = Editor.pathRef(editor, [at]);
  return { read: () => ref.current, release: () => void ref.unref() };
}

/** The place is given back. What stands as a block takes the place of an empty line. */
export function insertFile(editor: Editor, file: FileToPlace, words: PlacedWords, place: HeldPlace): void {
  const held = place.read();
  place.release();
  const block = placeFile(file, words);
  if (block) insertBlock(editor, block, held);
  else insertLink(editor, file);
}

function insertBlock(editor: Editor, block: RichElement, held: Path | null): void {
  const at = held ?? [Math.max(0, editor.children.length - 1)];
  const isEmpty = Node.has(editor, at) && isEmptyLine(editor, at);
  const to = isEmpty || !Node.has(editor, at) ? at : Path.next(at);
  Editor.withoutNormalizing(editor, () => {
    if (isEmpty) Transforms.removeNodes(editor, { at });
    Transforms.insertNodes(editor, block, { at: to });
  });
  const after = Editor.after(editor, to);
  if (after) Transforms.select(editor, after);
}

function isEmptyLine(editor: Editor, at: Path): boolean {
  const node = Node.get(editor, at);
  return Element.isElement(node) && node.type === "paragraph" && Node.string(node) === "" && !editor.isVoid(node);
}

/** The words that are selected lead to it; without any it stands there by its name. */
function insertLink(editor: Editor, file: FileToPlace): void {
  const link = linkFile(file);
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (editor.selection && Range.isExpanded(editor.selection)) setLink(editor, link.url);
  else {
    leaveLink(editor);
    Transforms.insertNodes(editor, [link, { text: " " }]);
  }
}

/** A link stands beside another, never in it: after each there is room for words. */
function leaveLink(editor: Editor): void {
  const [entry] = Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === "link" });
  if (entry) Transforms.select(editor, Editor.start(editor, Path.next(entry[1])));
}
