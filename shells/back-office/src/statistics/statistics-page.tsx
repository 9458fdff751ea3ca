// Knows the page of what the learners of a client did: by week, by product, by place.
import type { ClientStatistics, PlaceFigures, ProductFigures, StatisticsCriteria } from "@academiz/application/ports";
import { connectStatistics, createStatistics } from "@academiz/application/statistics";
import { Button, Duration, EmptyState, PageHeader, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { Network, Users } from "lucide-react";
import { useEffect } from "react";
import type { TableFormat } from "../lists/table-files.tsx";
import { useOffice, useSession } from "../office/office-context.ts";
import { Freshness } from "./freshness.tsx";
import { LatePeople } from "./late-people.tsx";
import { NotCounted } from "./not-counted.tsx";
import { Numbers } from "./numbers.tsx";
import { OnceTold } from "./once-told.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import * as styles from "./statistics.css.ts";
import { readStatisticsCriteria, readStatisticsSearch, type StatisticsSearch } from "./statistics-search.ts";
import { useFigureColumns } from "./tables/figure-columns.tsx";
import { ToldTable } from "./tables/told-table.tsx";
import { WeekTable } from "./tables/week-table.tsx";
import { useFigures } from "./use-statistics.ts";

const clientStatistics = createStatistics<StatisticsCriteria, ClientStatistics>("client-statistics");

export function StatisticsPage() {
  const { user } = useSession();
  const { t } = useLingui();
  const { office } = useOffice();
  const { statistics } = office;
  const navigate = useNavigate();
  const search = readStatisticsSearch({ ...useSearch({ strict: false }) });
  const criteria = readStatisticsCriteria(search);
  const { period, place, product } = criteria;
  const [snapshot, send, actor] = useActor(clientStatistics, {
    input: { load: statistics.read, compute: statistics.compute, criteria },
  });
  const view = connectStatistics(snapshot);
  const { told, isComputing } = view;
  useEffect(() => {
    const known = actor.getSnapshot().context.criteria;
    if (known.period !== period || known.place !== place || known.product !== product)
      send({ type: "criteria.changed", criteria: { period, place, product } });
  }, [period, place, product, actor, send]);
  const change = (part: { readonly [Key in keyof StatisticsSearch]?: string | number }) =>
    void navigate({ to: ".", search: { ...readStatisticsSearch({ ...search, ...part }) } });
  return (
    <div className={styles.page}>
      <title>{t`Statistics – Academiz`}</title>
      <PageHeader
        title={<Trans>Statistics</Trans>}
        description={<Trans>What learners did, week by week.</Trans>}
        actions={
          user?.roles.includes("ROLE_MANAGER") && (
            // The learner site shows managers who is late, and for what.
            <Button icon={<Users size={20} aria-hidden />} render={<a href="/team" />}>
              <Trans>My team, person by person</Trans>
            </Button>
          )
        }
      />
      {/* Nobody is the manager's to be late while they manage no place. */}
      {told?.place !== null && <LatePeople page={search.late ?? 1} onPage={(page) => change({ late: page })} />}
      <div className={styles.spread}>
        <div className={styles.filters}>
          <PeriodChoice value={period} onChange={(next) => change({ period: next })} />
          {told && <Places told={told} chosen={place} onChange={(next) => change({ place: next })} />}
          {told && <Products told={told} chosen={product} onChange={(next) => change({ product: next })} />}
        </div>
        <Freshness told={told} isComputing={isComputing} onCompute={() => send({ type: "computation.asked" })} />
      </div>
      <OnceTold view={view} onRetry={() => send({ type: "retry.asked" })}>
        {(shown) =>
          shown.place === null ? (
            <EmptyState icon={<Network size={24} aria-hidden />} title={<Trans>You manage no place yet</Trans>}>
              <Trans>Once an administrator gives you a place, what the people there do stands here.</Trans>
            </EmptyState>
          ) : shown.computedAt === null ? (
            <NotCounted isComputing={isComputing} />
          ) : (
            <Shown told={shown} criteria={criteria} />
          )
        }
      </OnceTold>
    </div>
  );
}

interface FilterProps {
  readonly told: ClientStatistics;
  readonly chosen: string | null;
  readonly onChange: (next: string) => void;
}

function Places({ told: { places, place }, chosen, onChange }: FilterProps) {
  const { t } = useLingui();
  const { mayAdminister } = useSession();
  if (places.length === 0) return null;
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t`Place`}
        value={chosen ?? place ?? ""}
        options={[
          ...(mayAdminister ? [{ value: "", label: t`Every place` }] : []),
          ...places.map(({ id, title, level }) => ({ value: id, label: `${"  ".repeat(level)}${title}` })),
        ]}
        onValueChange={onChange}
      />
    </div>
  );
}

function Products({ told: { products }, chosen, onChange }: FilterProps) {
  const { t } = useLingui();
  const isKnown = chosen === null || products.some(({ slug }) => slug === chosen);
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t`Product`}
        value={chosen ?? ""}
        options={[
          { value: "", label: t`Every product` },
          ...products.map(({ slug, name }) => ({ value: slug, label: name })),
          ...(isKnown ? [] : [{ value: chosen, label: t`A product that nobody opened` }]),
        ]}
        onValueChange={onChange}
      />
    </div>
  );
}

function Shown({ told, criteria }: { readonly told: ClientStatistics; readonly criteria: StatisticsCriteria }) {
  const { t } = useLingui();
  const { office } = useOffice();
  const figures = useFigures();
  const columns = useFigureColumns();
  const write = (table: "weeks" | "products" | "places") => (format: TableFormat) =>
    office.statistics.write(criteria, table, format);
  const { total, weeks, products, byPlace } = told;
  return (
    <>
      <Numbers
        numbers={[
          { id: "active", name: <Trans>Active learners</Trans>, value: figures.count(total?.active ?? 0) },
          { id: "completions", name: <Trans>Completions</Trans>, value: figures.count(total?.completions ?? 0) },
          { id: "average", name: <Trans>Average score</Trans>, value: figures.score(total?.average ?? null) },
          { id: "time", name: <Trans>Time</Trans>, value: total ? <Duration seconds={total.time} /> : "–" },
        ]}
      />
      <WeekTable title={t`Active learners by week`} by="active" weeks={weeks} write={write("weeks")} />
      <ToldTable
        title={t`By product`}
        rows={products}
        getKey={({ slug }) => slug}
        empty={<Trans>Nothing happened in this period.</Trans>}
        write={write("products")}
        columns={[
          { id: "product", header: t`Product`, heading: true, cell: ({ name }: ProductFigures) => name },
          ...columns,
        ]}
      />
      <ToldTable
        title={t`By place`}
        description={<Trans>Those who stand in a place or below it; whoever stands in several is in each.</Trans>}
        rows={byPlace}
        getKey={({ id }) => id}
        empty={<Trans>Nobody who did something stands in a place.</Trans>}
        write={write("places")}
        columns={[
          { id: "place", header: t`Place`, heading: true, cell: ({ title }: PlaceFigures) => title },
          ...columns,
        ]}
      />
    </>
  );
}
