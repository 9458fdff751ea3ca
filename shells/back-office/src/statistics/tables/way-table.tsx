// Knows how learners' ways through a course are shown, and which of them leave the order of the pages.
import type { PageWayFigures } from "@academiz/application/ports";
import { StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TableFilesProps } from "../../lists/table-files.tsx";
import * as styles from "../statistics.css.ts";
import { useFigures } from "../use-statistics.ts";
import { ToldTable } from "./told-table.tsx";

export interface WayTableProps {
  readonly ways: readonly PageWayFigures[];
  readonly write: TableFilesProps["write"];
}

export function WayTable({ ways, write }: WayTableProps) {
  const { t } = useLingui();
  const figures = useFigures();
  return (
    <ToldTable
      title={t`Ways through the course`}
      description={
        <Trans>
          From which page learners went straight to which other one, the most frequent first. A page that was seen for
          less than a second is passed over.
        </Trans>
      }
      rows={ways.map((way, at) => ({ ...way, id: String(at) }))}
      getKey={({ id }) => id}
      empty={<Trans>Nobody went from page to page in this period.</Trans>}
      write={write}
      columns={[
        { id: "from", header: t`From page`, heading: true, cell: ({ from }) => from },
        {
          id: "to",
          header: t`To page`,
          cell: ({ to, isNext }) => (
            <div className={styles.asked}>
              <span>{to}</span>
              {!isNext && (
                <StatusChip>
                  <Trans>Not the next one</Trans>
                </StatusChip>
              )}
            </div>
          ),
        },
        { id: "count", header: t`Times`, align: "end", cell: ({ count }) => figures.count(count) },
      ]}
    />
  );
}
