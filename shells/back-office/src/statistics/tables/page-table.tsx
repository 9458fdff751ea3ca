// Knows how it is shown how far learners get in a course, page by page, and where they stop.
import type { PageFigures } from "@academiz/application/ports";
import { Duration } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TableFilesProps } from "../../lists/table-files.tsx";
import * as styles from "../statistics.css.ts";
import { useFigures } from "../use-statistics.ts";
import { ToldTable } from "./told-table.tsx";

export interface PageTableProps {
  readonly pages: readonly PageFigures[];
  readonly write: TableFilesProps["write"];
}

export function PageTable({ pages, write }: PageTableProps) {
  const { t } = useLingui();
  const figures = useFigures();
  return (
    <ToldTable
      title={t`Pages reached and left`}
      description={
        <Trans>
          How many learners came to each page, how many stand there without having finished, and how long a visit takes.
        </Trans>
      }
      plot={{
        legend: { whole: t`Reached`, part: t`Left here` },
        bars: pages.map(({ slug, reached, left }, index) => ({
          id: slug,
          label: figures.count(index + 1),
          value: reached,
          text: figures.count(reached),
          part: Math.min(left, reached),
        })),
      }}
      rows={pages.map((page, index) => ({ ...page, number: index + 1 }))}
      getKey={({ slug }) => slug}
      empty={<Trans>Once the course is published, its pages stand here.</Trans>}
      write={write}
      columns={[
        {
          id: "page",
          header: t`Page`,
          heading: true,
          cell: ({ number, title, chapter }) => (
            <div className={styles.asked}>
              <span>
                {figures.count(number)}. {title}
              </span>
              <span className={styles.where}>{chapter}</span>
            </div>
          ),
        },
        { id: "reached", header: t`Reached`, align: "end", cell: ({ reached }) => figures.count(reached) },
        { id: "left", header: t`Left here`, align: "end", cell: ({ left }) => figures.count(left) },
        {
          id: "time",
          header: t`Time of a visit`,
          align: "end",
          cell: ({ average }) => (average === null ? "–" : <Seconds value={Math.round(average)} />),
        },
      ]}
    />
  );
}

function Seconds({ value }: { readonly value: number }) {
  return value < 60 ? <Trans>{value} s</Trans> : <Duration seconds={value} />;
}
