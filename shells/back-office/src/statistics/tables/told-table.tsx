// Knows how one table of statistics is shown, below its plot, with its download.
import { BarPlot, type BarPlotProps, Card, type Column, Table } from "@academiz/ui";
import type { ReactNode } from "react";
import { TableFiles, type TableFilesProps } from "../../lists/table-files.tsx";
import * as styles from "../statistics.css.ts";

export interface ToldTableProps<Row> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly plot?: BarPlotProps | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** Shown where there are no rows. */
  readonly empty: ReactNode;
  readonly write: TableFilesProps["write"];
  /** True for few rows, all of which are visible. */
  readonly isShort?: boolean;
}

export function ToldTable<Row>(props: ToldTableProps<Row>) {
  const { title, description, plot, columns, rows, getKey, empty, write, isShort = false } = props;
  return (
    <Card
      title={title}
      description={description}
      actions={rows.length > 0 && <TableFiles title={title} write={write} />}
    >
      <div className={styles.told}>
        {plot?.bars.some(({ value }) => value > 0) && <BarPlot {...plot} />}
        {rows.length === 0 ? (
          <p>{empty}</p>
        ) : isShort ? (
          <Table label={title} columns={columns} rows={rows} getKey={getKey} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that is scrolled is reached by the keyboard.
          <section className={styles.scroller} tabIndex={0} aria-label={title}>
            <Table label={title} columns={columns} rows={rows} getKey={getKey} />
          </section>
        )}
      </div>
    </Card>
  );
}
