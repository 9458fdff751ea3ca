// Knows how a file of a library is inserted into a text: as a block after the current one, or as a link in its line.
import { type FileToPlace, linkFile, type PlacedWords, placeFile } from "@academiz/domain/learniz";
import { Editor, Element, Node, Path, type PathRef, Range, Transforms } from "slate";
import { findBlockAt } from "./columns/find-block.ts";
import { setLink } from "./commands.ts";
import type { RichElement } from "./slate-types.ts";

/** The place of a file that is on its way: it stays while the text is being written. */
export interface HeldPlace {
  /** Inserts a block there, and answers its path. */
  readonly put: (block: RichElement) => Path;
  readonly release: () => void;
}

/** The places of files on their way, by their ids. */
export interface HeldPlaces {
  readonly hold: (ids: readonly string[]) => void;
  /** The place of a file that has come, or the cursor where none was held; it is no longer held. */
  readonly take: (id: string) => HeldPlace;
}

/** A file that fails keeps its own place, since it may be sent again. */
export function createHeldPlaces(editor: Editor): HeldPlaces {
  const places = new Map<string, HeldPlace>();
  return {
    hold(ids) {
      const held = holdPlaces(editor, ids.length);
      for (const [index, id] of ids.entries()) places.set(id, held[index] ?? holdPlace(editor));
    },
    take(id) {
      const place = places.get(id) ?? holdPlace(editor);
      places.delete(id);
      return place;
    },
  };
}

export function holdPlace(editor: Editor): HeldPlace {
  const [place] = holdPlaces(editor, 1);
  if (!place) throw new Error("one place was asked for and none was held");
  return place;
}

/**
 * Places at the current block, or at the last one where the cursor was never in the text. Files appear in the order of
 * the places, whichever comes first.
 */
function holdPlaces(editor: Editor, count: number): readonly HeldPlace[] {
  const last = [Math.max(0, editor.children.length - 1)];
  const base = Editor.pathRef(editor, editor.selection ? findBlockAt(editor, editor.selection.anchor.path) : last);
  const standing: (PathRef | null)[] = Array.from({ length: count }, () => null);
  let open = count;
  return standing.map((_, index) => {
    let isHeld = true;
    return {
      put(placed) {
        const before = standing.slice(0, index).findLast((ref) => ref?.current)?.current;
        const after = standing.slice(index + 1).find((ref) => ref?.current)?.current;
        const to = before ? Path.next(before) : after;
        const at = to ? insertAt(editor, placed, to) : insertBlock(editor, placed, base.current);
        standing[index] = Editor.pathRef(editor, at);
        return at;
      },
      release() {
        if (isHeld) open -= 1;
        isHeld = false;
        if (open > 0) return;
        for (const ref of [base, ...standing]) ref?.unref();
      },
    };
  });
}

/** Releases the place. A block replaces an empty line. */
export function insertFile(editor: Editor, file: FileToPlace, words: PlacedWords, place: HeldPlace): void {
  const block = placeFile(file, words);
  if (block) {
    const after = Editor.after(editor, place.put(block));
    if (after) Transforms.select(editor, after);
  } else insertLink(editor, file);
  place.release();
}

function insertAt(editor: Editor, block: RichElement, at: Path): Path {
  Transforms.insertNodes(editor, block, { at });
  return at;
}

/** After the block there; an empty line becomes it, and stays the place of other files of the same drop. */
function insertBlock(editor: Editor, block: RichElement, held: Path | null): Path {
  const at = held ?? [Math.max(0, editor.children.length - 1)];
  if (!Node.has(editor, at)) return insertAt(editor, block, [editor.children.length]);
  if (!isEmptyLine(editor, at)) return insertAt(editor, block, Path.next(at));
  const { children, ...looks } = block;
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes<RichElement>(editor, looks, { at });
    Transforms.insertNodes<Node>(editor, [...(children as readonly Node[])], { at: [...at, 0] });
    const old = Node.get(editor, at);
    const count = Element.isElement(old) ? old.children.length : 0;
    for (let last = count - 1; last >= children.length; last -= 1)
      Transforms.removeNodes(editor, { at: [...at, last], voids: true });
  });
  return at;
}

function isEmptyLine(editor: Editor, at: Path): boolean {
  const node = Node.get(editor, at);
  return Element.isElement(node) && node.type === "paragraph" && Node.string(node) === "" && !editor.isVoid(node);
}

/** The selected words become the link; without a selection the file's name is inserted. */
function insertLink(editor: Editor, file: FileToPlace): void {
  const link = linkFile(file);
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (editor.selection && Range.isExpanded(editor.selection)) setLink(editor, link.url);
  else {
    leaveLink(editor);
    Transforms.insertNodes(editor, [link, { text: " " }]);
  }
}

/** Links may not be nested: after each there is room for words. */
function leaveLink(editor: Editor): void {
  const [entry] = Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === "link" });
  if (entry) Transforms.select(editor, Editor.start(editor, Path.next(entry[1])));
}
