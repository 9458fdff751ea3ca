// Knows when the list of insertions is open, and what happens to the text then: a typed slash is put back with the text
// after it, unless something was picked.
import { type ReactNode, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { Editor, Transforms } from "slate";
import { ReactEditor } from "slate-react";
import { placeColumns } from "../columns/columns-commands.ts";
import type { FilesInText } from "../use-files-in-text.tsx";
import { InsertMenu } from "./insert-menu.tsx";
import type { Insertion, TextDialog } from "./insertions.ts";
import { isOnEmptyLine, placeBlock } from "./place-block.ts";

export interface InsertMenuInText {
  /** Opens it at a button, or at the current line. */
  readonly open: (button: HTMLElement | null) => void;
  /** @returns true where the letter opens the list and must not be inserted. */
  readonly takeLetter: (letter: string | null) => boolean;
  readonly list: ReactNode;
}

export function useInsertMenu(
  editor: Editor,
  files: FilesInText,
  onDialog: (what: TextDialog) => void,
): InsertMenuInText {
  const [opened, setOpened] = useState<{ readonly button: HTMLElement | null } | null>(null);
  const close = (written: string) => {
    setOpened(null);
    ReactEditor.focus(editor);
    if (opened?.button === null && editor.selection && written !== "") Transforms.insertText(editor, written);
  };
  const pick = (insertion: Insertion) => {
    // The list is removed before the focus leaves it, so that this does not count as leaving, and the next letter goes
    // to the text.
    flushSync(() => setOpened(null));
    if (insertion.kind === "file") files.choose(insertion.what);
    else if (insertion.kind === "dialog") onDialog(insertion.what);
    else {
      // The focus first: otherwise it would wait for a redraw, and letters typed meanwhile would be lost.
      const cursor = editor.selection ?? Editor.end(editor, []);
      ReactEditor.focus(editor);
      Transforms.select(editor, cursor);
      if (insertion.kind === "columns") placeColumns(editor, insertion.shares);
      else placeBlock(editor, insertion.type, insertion.tone);
    }
  };
  const open = useCallback((button: HTMLElement | null) => setOpened({ button }), []);
  return {
    open,
    takeLetter(letter) {
      const opens = letter === "/" && isOnEmptyLine(editor);
      // At once: the next letter is meant for the list.
      if (opens) flushSync(() => setOpened({ button: null }));
      return opens;
    },
    list: opened && (
      <InsertMenu
        button={opened.button}
        onPick={pick}
        onLeave={(typed) => close(`/${typed}`)}
        onErase={() => close("")}
      />
    ),
  };
}
