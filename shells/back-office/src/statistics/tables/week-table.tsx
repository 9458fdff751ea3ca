// Knows how the weeks of a period are shown: one number as bars, and all numbers in a table.
import type { WeekRow } from "@academiz/application/ports";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TableFilesProps } from "../../lists/table-files.tsx";
import { useFigures } from "../use-statistics.ts";
import { useFigureColumns } from "./figure-columns.tsx";
import { ToldTable } from "./told-table.tsx";

/** The number of weeks that is shown by default: they can be taken in at a glance. */
const QUARTER = 12;

export interface WeekTableProps {
  readonly title: string;
  /** The number that the bars show. */
  readonly by: "active" | "completions";
  readonly weeks: readonly WeekRow[];
  readonly write: TableFilesProps["write"];
}

export function WeekTable({ title, by, weeks, write }: WeekTableProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const columns = useFigureColumns();
  return (
    <ToldTable
      title={title}
      plot={{
        bars: weeks.map((week) => ({
          id: week.from,
          label: figures.shortWeek(week.from),
          value: week[by],
          text: figures.count(week[by]),
        })),
      }}
      // The newest week first: it is the one that people look for.
      rows={[...weeks].reverse()}
      getKey={({ from }) => from}
      empty={<Trans>Nothing happened in this period.</Trans>}
      write={write}
      isShort={weeks.length <= QUARTER}
      columns={[
        { id: "week", header: t`Week from`, heading: true, cell: ({ from }: WeekRow) => figures.week(from) },
        ...columns,
      ]}
    />
  );
}
