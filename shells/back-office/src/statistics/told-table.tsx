// Knows how one table of statistics stands on a page: under its plot, with the file of it.
import type { StatisticsFile, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { BarPlot, type BarPlotProps, Button, Card, type Column, Table, useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { saveFile } from "../office/save-file.ts";
import { useTroubleWords } from "../office/use-trouble-words.ts";
import * as styles from "./statistics.css.ts";

export interface ToldTableProps<Row> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly plot?: BarPlotProps | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** Where no row is. */
  readonly empty: ReactNode;
  readonly write: () => Promise<Result<StatisticsFile, Trouble>>;
}

export function ToldTable<Row>(props: ToldTableProps<Row>) {
  const { title, description, plot, columns, rows, getKey, empty, write } = props;
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const [isWriting, setWriting] = useState(false);
  const save = async () => {
    setWriting(true);
    const file = await write();
    setWriting(false);
    if (file.ok) saveFile(file.value);
    else notify({ kind: "error", text: sayTrouble(file.error) });
  };
  return (
    <Card
      title={title}
      description={description}
      actions={
        rows.length > 0 && (
          <Button
            size="small"
            icon={<Download size={20} aria-hidden />}
            loading={isWriting}
            aria-label={t`CSV of: ${title}`}
            onClick={() => void save()}
          >
            CSV
          </Button>
        )
      }
    >
      <div className={styles.told}>
        {plot?.bars.some(({ value }) => value > 0) && <BarPlot {...plot} />}
        {rows.length === 0 ? (
          <p>{empty}</p>
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
