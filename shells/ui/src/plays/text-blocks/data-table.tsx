// Knows how a table is read: screen readers hear the heads of column and row with each cell.
import type { RichTextCell, RichTextTable } from "@academiz/domain/learniz";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { readInlines } from "../text-box/rich-text.tsx";
import { Scroller } from "./scroller.tsx";
import * as styles from "./text-blocks.css.ts";

interface DataTableProps {
  readonly table: RichTextTable;
  readonly resolve: (src: string) => string;
}

export function DataTable({ table, resolve }: DataTableProps) {
  const { t } = useLingui();
  const { caption = "", headRow, headColumn, children: rows } = table;
  const read = ({ children }: RichTextCell): ReactNode => readInlines(children, resolve);
  const [head, ...body] = headRow ? rows : [undefined, ...rows];
  return (
    <Scroller label={caption.trim() || t`Table`}>
      <table className={styles.table}>
        {caption.trim() !== "" && <caption className={styles.caption}>{caption}</caption>}
        {head && (
          <thead>
            <tr>
              {head.children.map((cell, column) => (
                <th key={column} scope="col">
                  {read(cell)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row?.children.map((cell, column) =>
                headColumn && column === 0 ? (
                  <th key={column} scope="row">
                    {read(cell)}
                  </th>
                ) : (
                  <td key={column}>{read(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
