// Knows a table in a text that is being written: its actions above, its cells to write in.
import type { RichTextTable } from "@academiz/domain/learniz";
import { Button, Field, Menu, MenuItem, MenuSeparator, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, ChevronDown, PanelLeft, PanelTop, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ReactEditor, type RenderElementProps, useSlateSelector, useSlateStatic } from "slate-react";
import { useOwnFocus } from "../focus/use-own-focus.ts";
import * as styles from "./table.css.ts";
import { addLine, canMove, deleteLine, deleteTable, type Line, moveLine, setTable } from "./table-commands.ts";

interface TableBlockProps {
  readonly table: RichTextTable;
  readonly attributes: RenderElementProps["attributes"];
  readonly children: ReactNode;
}

export function TableBlock({ table, attributes, children }: TableBlockProps) {
  const { t } = useLingui();
  const editor = useSlateStatic();
  const tools = useOwnFocus<HTMLDivElement>();
  const find = () => ReactEditor.findPath(editor, table);
  const act = (change: () => void) => {
    change();
    ReactEditor.focus(editor);
  };
  const hasHead = table.headRow === true || table.headColumn === true;
  return (
    <div {...attributes} className={styles.block}>
      <div ref={tools} contentEditable={false} className={styles.tools}>
        <LineMenu line="row" table={table} />
        <LineMenu line="column" table={table} />
        <Button
          size="small"
          aria-pressed={table.headRow === true}
          icon={table.headRow ? <Check size={16} aria-hidden /> : <PanelTop size={16} aria-hidden />}
          data-part={hasHead ? undefined : "table"}
          onClick={() => setTable(editor, find(), { headRow: table.headRow !== true })}
        >
          <Trans>First row is a head</Trans>
        </Button>
        <Button
          size="small"
          aria-pressed={table.headColumn === true}
          icon={table.headColumn ? <Check size={16} aria-hidden /> : <PanelLeft size={16} aria-hidden />}
          onClick={() => setTable(editor, find(), { headColumn: table.headColumn !== true })}
        >
          <Trans>First column is a head</Trans>
        </Button>
        <Button
          size="small"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => act(() => deleteTable(editor, find()))}
        >
          <Trans>Delete the table</Trans>
        </Button>
        <div className={styles.caption}>
          <Field label={t`Name of the table`} optional>
            <TextInput
              value={table.caption ?? ""}
              onChange={(event) => setTable(editor, find(), { caption: event.target.value })}
            />
          </Field>
        </div>
      </div>
      <div className={styles.scroller}>
        <table
          className={styles.table}
          data-head-row={table.headRow || undefined}
          data-head-column={table.headColumn || undefined}
        >
          <tbody>{children}</tbody>
        </table>
      </div>
    </div>
  );
}

/** The actions on the current row or column. */
function LineMenu({ line, table }: { readonly line: Line; readonly table: RichTextTable }) {
  const { t } = useLingui();
  const editor = useSlateStatic();
  const words =
    line === "row"
      ? { name: t`Row`, before: t`Add a row above`, after: t`Add a row below`, back: t`Move up`, on: t`Move down` }
      : {
          name: t`Column`,
          before: t`Add a column before`,
          after: t`Add a column after`,
          back: t`Move towards the start`,
          on: t`Move towards the end`,
        };
  const find = () => ReactEditor.findPath(editor, table);
  // The cursor decides which row or column is the current one.
  const canGoBack = useSlateSelector(() => canMove(editor, find(), line, -1));
  const canGoOn = useSlateSelector(() => canMove(editor, find(), line, 1));
  const act = (change: () => void) => () => {
    change();
    ReactEditor.focus(editor);
  };
  return (
    <Menu
      trigger={
        <Button size="small" trailingIcon={<ChevronDown size={16} aria-hidden />}>
          {words.name}
        </Button>
      }
    >
      <MenuItem onClick={act(() => addLine(editor, find(), line, "before"))}>{words.before}</MenuItem>
      <MenuItem onClick={act(() => addLine(editor, find(), line, "after"))}>{words.after}</MenuItem>
      <MenuSeparator />
      <MenuItem disabled={!canGoBack} onClick={act(() => moveLine(editor, find(), line, -1))}>
        {words.back}
      </MenuItem>
      <MenuItem disabled={!canGoOn} onClick={act(() => moveLine(editor, find(), line, 1))}>
        {words.on}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onClick={act(() => deleteLine(editor, find(), line))}>
        {line === "row" ? <Trans>Delete the row</Trans> : <Trans>Delete the column</Trans>}
      </MenuItem>
    </Menu>
  );
}
