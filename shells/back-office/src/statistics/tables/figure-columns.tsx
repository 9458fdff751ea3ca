// Knows the columns of what learners did, whatever the rows are.

import type { FigureRow } from "@academiz/application/ports";
import type { Column } from "@academiz/ui";
import { Duration } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useFigures } from "../use-statistics.ts";

export function useFigureColumns(): readonly Column<FigureRow>[] {
  const { t } = useLingui();
  const figures = useFigures();
  return [
    { id: "active", header: t`Active learners`, align: "end", cell: ({ active }) => figures.count(active) },
    { id: "starts", header: t`Starts`, align: "end", cell: ({ starts }) => figures.count(starts) },
    { id: "completions", header: t`Completions`, align: "end", cell: ({ completions }) => figures.count(completions) },
    { id: "average", header: t`Average score`, align: "end", cell: ({ average }) => figures.score(average) },
    {
      id: "time",
      header: t`Time`,
      align: "end",
      cell: ({ time, active }) => (active === 0 ? "–" : <Duration seconds={time} />),
    },
  ];
}
