// Knows how the text of a box is written in place. Undo is the course's: the editor keeps no history of its own.
import { isSameJson } from "@academiz/domain/kernel";
import type { RichTextBlock } from "@academiz/domain/learniz";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { createEditor, Editor, Transforms } from "slate";
import { Editable, ReactEditor, type RenderElementProps, type RenderLeafProps, Slate, withReact } from "slate-react";
import { holdsFiles, readChosen } from "../../library/uploads/read-dropped.ts";
import { goToColumn } from "./columns/columns-commands.ts";
import { toggleMark } from "./commands.ts";
import { EmbedDialog } from "./embed/embed-dialog.tsx";
import { readPastedEmbed } from "./embed/pasted-embed.ts";
import type { TextDialog } from "./insert/insertions.ts";
import { isOnEmptyLine } from "./insert/place-block.ts";
import { useInsertMenu } from "./insert/use-insert-menu.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { holdsFilesAlone } from "./paste/paste.ts";
import { openBlocks, readBlocks } from "./read-nodes.ts";
import { BlockElement, MarkedText } from "./render-nodes.tsx";
import * as styles from "./rich-text-editor.css.ts";
import type { Mark } from "./slate-types.ts";
import { goToCell } from "./table/table-commands.ts";
import { TableDialog } from "./table/table-dialog.tsx";
import { FormattingToolbar } from "./toolbar.tsx";
import { useFilesInText } from "./use-files-in-text.tsx";
import { withRichText } from "./with-rich-text.ts";

export interface RichTextEditorProps {
  readonly label: string;
  /** The `data-part` by which a problem leads to it: `back:2`. */
  readonly part?: string;
  readonly blocks: readonly RichTextBlock[];
  /** True where its author is in the text already. */
  readonly isEntered?: RefObject<boolean>;
  /**
   * `step` is empty for letters, which form one undo step while they come quickly; anything else is a step of its own.
   */
  readonly onChange: (blocks: RichTextBlock[], step: string) => void;
}

const MARK_KEYS: Readonly<Record<string, Mark>> = { b: "bold", i: "italic", u: "underline", e: "code" };

/** The operations of typing. */
const TYPING: readonly string[] = ["insert_text", "remove_text", "set_selection"];

// The same functions each time, so that Slate draws only what changed.
const renderElement = (props: RenderElementProps) => <BlockElement {...props} />;
const renderLeaf = (props: RenderLeafProps) => <MarkedText {...props} />;

export function RichTextEditor({ label, part, blocks, isEntered, onChange }: RichTextEditorProps) {
  const { t } = useLingui();
  const [editor] = useState(() => withRichText(withReact(createEditor())));
  const [initial] = useState(() => openBlocks(blocks));
  const [asked, setAsked] = useState<TextDialog | null>(null);
  /** A pasted address that may be embedded. */
  const [pasted, setPasted] = useState<string | null>(null);
  const files = useFilesInText(editor);
  const insertMenu = useInsertMenu(editor, files, setAsked);
  const written = useRef<readonly RichTextBlock[]>(blocks);
  const steps = useRef(0);

  // After an undo, or with another author's version, the course's text replaces this one.
  useEffect(() => {
    if (isSameJson(blocks, written.current)) return;
    written.current = blocks;
    replaceAll(editor, blocks);
  }, [editor, blocks]);

  useEffect(() => {
    if (!isEntered?.current) return;
    isEntered.current = false;
    Transforms.select(editor, Editor.end(editor, []));
    ReactEditor.focus(editor);
  }, [editor, isEntered]);

  const press = (event: KeyboardEvent) => {
    // Keys in the fields of a picture or a table belong to those.
    if (!ReactEditor.hasEditableTarget(editor, event.target as EventTarget & Node)) return;
    const by = event.shiftKey ? -1 : 1;
    if (event.key === "Tab" && (goToCell(editor, by) || goToColumn(editor, by))) return event.preventDefault();
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const mark = MARK_KEYS[key];
    if (mark) toggleMark(editor, mark);
    else if (key === "k") setAsked("link");
    if (mark || key === "k") event.preventDefault();
  };
  const askLink = useCallback(() => setAsked("link"), []);
  const askTable = useCallback(() => setAsked("table"), []);
  const close = () => {
    setAsked(null);
    setPasted(null);
    ReactEditor.focus(editor);
  };
  return (
    <Slate
      editor={editor}
      initialValue={initial}
      onChange={(nodes) => {
        if (editor.operations.every((operation) => operation.type === "set_selection")) return;
        const next = readBlocks(nodes);
        written.current = next;
        const isTyped = editor.operations.every(({ type }) => TYPING.includes(type));
        if (!isTyped) steps.current += 1;
        onChange(next, isTyped ? "" : ` ${steps.current}`);
      }}
    >
      <div className={styles.box}>
        <FormattingToolbar onLink={askLink} onTable={askTable} onFile={files.choose} onInsert={insertMenu.open} />
        <Editable
          aria-label={label}
          data-part={part}
          aria-multiline
          role="textbox"
          className={styles.text}
          placeholder={t`Write here…`}
          renderElement={renderElement}
          renderLeaf={renderLeaf}
          onKeyDown={press}
          onPaste={(event) => {
            const address = isOnEmptyLine(editor) ? readPastedEmbed(event.clipboardData) : null;
            if (address !== null) {
              event.preventDefault();
              setPasted(address);
              setAsked("embed");
            }
            if (address !== null || !holdsFilesAlone(event.clipboardData)) return;
            event.preventDefault();
            files.take(readChosen(event.clipboardData.files));
          }}
          onDragOver={(event) => {
            if (holdsFiles(event.dataTransfer)) event.preventDefault();
          }}
          onDrop={(event) => {
            if (!holdsFiles(event.dataTransfer)) return;
            event.preventDefault();
            const range = ReactEditor.findEventRange(editor, event);
            if (range) Transforms.select(editor, range);
            files.take(readChosen(event.dataTransfer.files));
          }}
          onDOMBeforeInput={(event) => {
            const isSlash = event.inputType === "insertText" && insertMenu.takeLetter(event.data);
            if (isSlash || event.inputType.startsWith("history")) event.preventDefault();
          }}
        />
      </div>
      {files.dialogs}
      {insertMenu.list}
      {asked === "link" && <LinkDialog onClose={close} />}
      {asked === "table" && <TableDialog onClose={close} />}
      {asked === "embed" && <EmbedDialog pasted={pasted} onClose={close} />}
    </Slate>
  );
}

function replaceAll(editor: Editor, blocks: readonly RichTextBlock[]): void {
  // A cursor at a removed place would throw at the next key.
  editor.selection = null;
  editor.children = openBlocks(blocks);
  Editor.normalize(editor, { force: true });
  editor.operations = [];
  editor.onChange();
}
