// Knows a learner's calendar: a month of days where there is room, and its dates one after the other.
import {
  connectLoading,
  myDatesMachine,
  type OwnDate,
  type OwnDates,
  type OwnDatesPorts,
  readOwnDates,
} from "@academiz/application/my-learning";
import type { Clock, OwnLearning } from "@academiz/application/ports";
import { Button, ErrorState, IconButton, Skeleton, SkeletonGroup } from "@academiz/ui";
import { addDays, listDays, MonthTable, readDay, turn, writeDay } from "@academiz/ui/calendar";
import { block } from "@academiz/ui/calendar/style";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { CalendarPlus, ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Agenda, findDay } from "./agenda.tsx";
import * as styles from "./calendar.css.ts";
import { takeDates } from "./take-dates.ts";

export interface OwnCalendarProps extends OwnDatesPorts {
  readonly learnt: Pick<OwnLearning, "products" | "certificates">;
  readonly clock: Clock;
  readonly markType: string;
}

/** How many dates of a day its cell shows. */
const SHOWN = 2;
const NONE: readonly OwnDate[] = [];

export function OwnCalendar({ learning, classrooms, learnt, clock, markType }: OwnCalendarProps) {
  const { t, i18n } = useLingui();
  const today = writeDay(new Date(clock.now()));
  const [at, setAt] = useState(today);
  const days = listDays("month", at);
  const [first = at] = days;
  const load = useCallback(
    (since: string) => readOwnDates({ learning, classrooms }, learnt, readDay(addDays(since, -1)).toISOString()),
    [learning, classrooms, learnt],
  );
  const [snapshot, send] = useActor(myDatesMachine, { input: { load, criteria: first } });
  const { phase, shown, criteria, trouble } = connectLoading<string, OwnDates>(snapshot);
  useEffect(() => {
    // Further back more of the history is needed.
    if (first < criteria) send({ type: "criteria.changed", criteria: first });
  }, [first, criteria, send]);
  if (phase === "failed" && !shown)
    return (
      <ErrorState
        title={<Trans>Your dates could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <Trans>Check your connection, then try again. Your progress is safe.</Trans>
      </ErrorState>
    );
  if (!shown)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  const byDay = groupByDay(shown.dates);
  const month = at.slice(0, 7);
  const missing = new Intl.ListFormat(i18n.locale).format(shown.missing);
  const coming = shown.dates.filter(
    (date) => Date.parse(date.at) > clock.now() && (date.kind === "slot" || (date.kind === "due" && !date.isOver)),
  );
  return (
    <div className={styles.whole} aria-busy={phase === "loading"}>
      <div className={styles.bar}>
        <h3 className={styles.month} aria-live="polite">
          {i18n.date(readDay(at), { month: "long", year: "numeric" })}
        </h3>
        <div className={styles.turning}>
          <IconButton
            icon={<ChevronLeft size={20} />}
            label={t`The month before`}
            onClick={() => setAt(turn("month", at, -1))}
          />
          <Button onClick={() => setAt(today)}>
            <Trans>Today</Trans>
          </Button>
          <IconButton
            icon={<ChevronRight size={20} />}
            label={t`The next month`}
            onClick={() => setAt(turn("month", at, 1))}
          />
        </div>
        {coming.length > 0 && (
          <Button
            variant="quiet"
            icon={<CalendarPlus size={20} aria-hidden />}
            onClick={() => takeDates(coming, t`My dates`, clock.now())}
          >
            <Trans>Calendar file of all my dates</Trans>
          </Button>
        )}
      </div>
      {shown.missing.length > 0 && (
        <p role="status" className={styles.quiet}>
          <Trans>The dates of {missing} could not be read.</Trans>
        </p>
      )}
      <div className={styles.table}>
        <MonthTable
          at={at}
          days={days}
          today={today}
          nameDay={(day, full) => {
            const count = byDay.get(day)?.length ?? 0;
            return count === 0 ? full : t`${full}: ${plural(count, { one: "# entry", other: "# entries" })}`;
          }}
          onDay={setAt}
          onOpen={(day) => {
            setAt(day);
            findDay(day)?.focus();
          }}
        >
          {(day) => <InDay dates={byDay.get(day) ?? NONE} />}
        </MonthTable>
      </div>
      <Agenda
        days={days.filter((day) => day.startsWith(month) && byDay.has(day))}
        byDay={byDay}
        today={today}
        markType={markType}
      />
    </div>
  );
}

function groupByDay(dates: readonly OwnDate[]): ReadonlyMap<string, readonly OwnDate[]> {
  const groups = new Map<string, OwnDate[]>();
  for (const date of dates) {
    const day = writeDay(new Date(date.at));
    groups.set(day, [...(groups.get(day) ?? []), date]);
  }
  return groups;
}

/** The agenda says all of it: here it is for the eyes. */
function InDay({ dates }: { readonly dates: readonly OwnDate[] }) {
  const left = dates.length - SHOWN;
  return (
    <div aria-hidden>
      {dates.slice(0, SHOWN).map((date) => (
        <span key={`${date.kind} ${date.at} ${date.title}`} className={`${block} ${styles.inDay}`}>
          {date.title}
        </span>
      ))}
      {left > 0 && <span className={styles.quiet}>+{left}</span>}
    </div>
  );
}
