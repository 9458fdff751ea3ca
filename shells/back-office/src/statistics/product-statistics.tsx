// Knows how an author sees the common results of a product's learners.

import type { ProductStatisticsCriteria, ProductStatistics as Told } from "@academiz/application/ports";
import { connectStatistics, createStatistics } from "@academiz/application/statistics";
import { PRODUCT_TRAITS, type ProductType } from "@academiz/domain/catalog";
import { type Period, USUAL_PERIOD } from "@academiz/domain/stats";
import { Duration } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect } from "react";
import type { TableFormat } from "../lists/table-files.tsx";
import { useOffice } from "../office/office-context.ts";
import { Freshness } from "./freshness.tsx";
import { NotCounted } from "./not-counted.tsx";
import { Numbers } from "./numbers.tsx";
import { OnceTold } from "./once-told.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { Comparison } from "./publication-comparison.tsx";
import * as styles from "./statistics.css.ts";
import { ItemTable } from "./tables/item-table.tsx";
import { PageTable } from "./tables/page-table.tsx";
import { ToldTable } from "./tables/told-table.tsx";
import { WayTable } from "./tables/way-table.tsx";
import { WeekTable } from "./tables/week-table.tsx";
import { useFigures } from "./use-statistics.ts";

const productStatistics = createStatistics<ProductStatisticsCriteria, Told>("product-statistics");

export interface ProductStatisticsProps {
  readonly type: ProductType;
  readonly slug: string;
  readonly period: Period | undefined;
  readonly onPeriod: (period: Period) => void;
}

export function ProductStatistics({ type, slug, period = USUAL_PERIOD, onPeriod }: ProductStatisticsProps) {
  const { office } = useOffice();
  const { statistics } = office;
  const criteria = { type, slug, period };
  const [snapshot, send, actor] = useActor(productStatistics, {
    input: { load: statistics.readProduct, compute: statistics.compute, criteria },
  });
  const view = connectStatistics(snapshot);
  const { told, isComputing } = view;
  useEffect(() => {
    if (actor.getSnapshot().context.criteria.period !== period)
      send({ type: "criteria.changed", criteria: { type, slug, period } });
  }, [type, slug, period, actor, send]);
  return (
    <div className={styles.stack}>
      <div className={styles.spread}>
        <PeriodChoice value={period} onChange={onPeriod} />
        <Freshness told={told} isComputing={isComputing} onCompute={() => send({ type: "computation.asked" })} />
      </div>
      <OnceTold view={view} onRetry={() => send({ type: "retry.asked" })}>
        {(shown) =>
          shown.computedAt === null ? (
            <NotCounted isComputing={isComputing} />
          ) : (
            <Shown told={shown} criteria={criteria} />
          )
        }
      </OnceTold>
      {PRODUCT_TRAITS[type].isScored && <Comparison type={type} slug={slug} />}
    </div>
  );
}

function Shown({ told, criteria }: { readonly told: Told; readonly criteria: ProductStatisticsCriteria }) {
  const { t } = useLingui();
  const { office } = useOffice();
  const figures = useFigures();
  const write = (table: "weeks" | "pages" | "ways" | "scores" | "items") => (format: TableFormat) =>
    office.statistics.writeProduct(criteria, table, format);
  const { learners, completions, average, time, weeks, scores, pages, ways, items } = told;
  const tenths = scores.map((count, tenth) => ({ count, from: tenth * 10, to: tenth === 9 ? 100 : tenth * 10 + 9 }));
  return (
    <>
      <Numbers
        numbers={[
          { id: "learners", name: <Trans>Learners</Trans>, value: figures.count(learners) },
          { id: "completions", name: <Trans>Completions</Trans>, value: figures.count(completions) },
          ...(PRODUCT_TRAITS[criteria.type].isScored
            ? [{ id: "average", name: <Trans>Average score</Trans>, value: figures.score(average) }]
            : []),
          {
            id: "time",
            name: <Trans>Time of one learner</Trans>,
            value: learners === 0 ? "–" : <Duration seconds={time / learners} />,
          },
        ]}
      />
      <WeekTable title={t`Completions over time`} by="completions" weeks={weeks} write={write("weeks")} />
      {criteria.type === "learniz" && (
        <>
          <PageTable pages={pages} write={write("pages")} />
          <WayTable ways={ways} write={write("ways")} />
        </>
      )}
      {PRODUCT_TRAITS[criteria.type].isScored && (
        <>
          <ToldTable
            title={t`Distribution of scores`}
            plot={{
              bars: tenths.map(({ count, from, to }) => ({
                id: String(from),
                label: `${figures.count(from)}–${figures.count(to)}`,
                value: count,
                text: figures.count(count),
              })),
            }}
            rows={told.scored === 0 ? [] : tenths}
            getKey={({ from }) => String(from)}
            empty={<Trans>Nobody has a score in this period.</Trans>}
            write={write("scores")}
            columns={[
              {
                id: "score",
                header: t`Score`,
                heading: true,
                cell: ({ from, to }) => `${figures.count(from)}–${figures.count(to)} %`,
              },
              { id: "learners", header: t`Learners`, align: "end", cell: ({ count }) => figures.count(count) },
            ]}
          />
          <ItemTable items={items} write={write("items")} />
        </>
      )}
    </>
  );
}
