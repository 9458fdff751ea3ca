// Knows the week in four numbers, each a link to its details, on the first page of the office.
import type { ClientStatistics, StatisticsCriteria } from "@academiz/application/ports";
import { connectStatistics, createStatistics } from "@academiz/application/statistics";
import { Duration, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import type { ReactNode } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./statistics.css.ts";
import { useFigures } from "./use-statistics.ts";

const weekStatistics = createStatistics<StatisticsCriteria, ClientStatistics>("week");
/** The shortest period: its last week is this one. */
const PERIOD = "weeks-4";

export function WeekBand() {
  const { t } = useLingui();
  const { statistics } = useOffice().office;
  const figures = useFigures();
  const [snapshot] = useActor(weekStatistics, {
    input: {
      load: statistics.read,
      compute: statistics.compute,
      criteria: { period: PERIOD, place: null, product: null },
    },
  });
  const { phase, told, trouble, isComputing } = connectStatistics(snapshot);
  const week = told?.weeks.at(-1);
  const isKnown = week !== undefined && told?.computedAt !== null;
  const tell = (value: ReactNode) => (isKnown ? value : "–");
  return (
    <section aria-label={t`This week`} className={styles.told}>
      <dl className={styles.numbers}>
        <Figure name={<Trans>Active learners</Trans>}>{tell(figures.count(week?.active ?? 0))}</Figure>
        <Figure name={<Trans>Completions</Trans>}>{tell(figures.count(week?.completions ?? 0))}</Figure>
        <Figure name={<Trans>Average score</Trans>}>{tell(figures.score(week?.average ?? null))}</Figure>
        <Figure name={<Trans>Time</Trans>}>{week?.time ? tell(<Duration seconds={week.time} />) : "–"}</Figure>
      </dl>
      <p className={styles.where}>
        {phase === "failed" ? (
          <TroubleText trouble={trouble} />
        ) : told?.computedAt ? (
          <Trans>
            This week, computed <When at={told.computedAt} />
          </Trans>
        ) : (
          told &&
          (isComputing ? <Trans>Being computed…</Trans> : <Trans>Not computed yet: this is done every hour.</Trans>)
        )}
        {/* Its line is reserved before the numbers are known, so that nothing moves. */}
        {"\u00A0"}
      </p>
    </section>
  );
}

const Figure = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.figure}>
    <dt className={styles.name}>
      <Link to="/statistics" search={{ period: PERIOD }} className={styles.way}>
        {name}
      </Link>
    </dt>
    <dd className={styles.number}>{children}</dd>
  </div>
);
