// Knows columns in a text that is being written: their widths are chosen above them.
import {
  COLUMN_SHARES,
  type ColumnShares,
  type RichTextColumn,
  type RichTextColumns,
  readShares,
} from "@academiz/domain/learniz";
import { Button, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import { ReactEditor, type RenderElementProps, useSlateStatic } from "slate-react";
import { useOwnFocus } from "../focus/use-own-focus.ts";
import * as styles from "./columns.css.ts";
import { removeColumns, shareWidth } from "./columns-commands.ts";

interface ColumnsBlockProps {
  readonly columns: RichTextColumns;
  readonly attributes: RenderElementProps["attributes"];
  readonly children: ReactNode;
}

export function ColumnsBlock({ columns, attributes, children }: ColumnsBlockProps) {
  const { t } = useLingui();
  const editor = useSlateStatic();
  const tools = useOwnFocus<HTMLDivElement>();
  const find = () => ReactEditor.findPath(editor, columns);
  const names: Readonly<Record<ColumnShares, string>> = {
    "1:1": t`Two of the same width`,
    "1:2": t`Narrow, then wide`,
    "2:1": t`Wide, then narrow`,
    "1:1:1": t`Three of the same width`,
  };
  const shares = readShares(columns);
  const options = COLUMN_SHARES.map((value) => ({ value: value as string, label: names[value] }));
  return (
    <div {...attributes} className={styles.block}>
      <div ref={tools} contentEditable={false} className={styles.tools}>
        <span className={styles.shares}>
          <Select
            aria-label={t`Width of the columns`}
            // Imported columns may have other widths, which stay until one is chosen.
            options={shares ? options : [{ value: "", label: t`Another width` }, ...options]}
            value={shares ?? ""}
            onValueChange={(chosen) => {
              const found = COLUMN_SHARES.find((one) => one === chosen);
              if (found) shareWidth(editor, find(), found);
            }}
          />
        </span>
        <Button
          size="small"
          icon={<Rows3 size={16} aria-hidden />}
          onClick={() => {
            removeColumns(editor, find());
            ReactEditor.focus(editor);
          }}
        >
          <Trans>Put below each other</Trans>
        </Button>
      </div>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

interface ColumnBlockProps {
  readonly column: RichTextColumn;
  readonly attributes: RenderElementProps["attributes"];
  readonly children: ReactNode;
}

export const ColumnBlock = ({ column, attributes, children }: ColumnBlockProps) => (
  <div {...attributes} className={styles.column[column.wide ? "wide" : "plain"]}>
    {children}
  </div>
);
