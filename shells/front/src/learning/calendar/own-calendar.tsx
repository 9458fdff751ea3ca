// Knows a learner's calendar: a month of days where there is room, and its dates one after the other.
import {
  connectLoading,
  listOwnDates,
  myPlaysMachine,
  type OwnDate,
  type OwnPlays,
  readOwnPlays,
} from "@academiz/application/my-learning";
import type { Clock, MyLearningGateway, OwnLearning } from "@academiz/application/ports";
import { Button, IconButton } from "@academiz/ui";
import { addDays, listDays, MonthTable, readDay, turn, writeDay } from "@academiz/ui/calendar";
import { block } from "@academiz/ui/calendar/style";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { CalendarPlus, ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Agenda, findDay } from "./agenda.tsx";
import * as styles from "./calendar.css.ts";
import { PlaysNote } from "./plays-note.tsx";
import { takeDates } from "./take-dates.ts";

export interface OwnCalendarProps {
  readonly learning: Pick<MyLearningGateway, "listHistory">;
  readonly learnt: Pick<OwnLearning, "products" | "certificates" | "slots">;
  readonly clock: Clock;
  readonly markType: string;
}

/** How many dates of a day its cell shows. */
const SHOWN = 2;
const NONE: readonly OwnDate[] = [];

export function OwnCalendar({ learning, learnt, clock, markType }: OwnCalendarProps) {
  const { t, i18n } = useLingui();
  const today = writeDay(new Date(clock.now()));
  const [at, setAt] = useState(today);
  const days = listDays("month", at);
  const [first = at] = days;
  const load = useCallback(
    (since: string) => readOwnPlays(learning, readDay(addDays(since, -1)).toISOString()),
    [learning],
  );
  const [snapshot, send] = useActor(myPlaysMachine, { input: { load, criteria: first } });
  const { phase, shown, criteria } = connectLoading<string, OwnPlays>(snapshot);
  useEffect(() => {
    // Further back more of the history is needed.
    if (first < criteria) send({ type: "criteria.changed", criteria: first });
  }, [first, criteria, send]);
  const dates = listOwnDates({ learnt, plays: shown?.plays ?? [] });
  const byDay = groupByDay(dates);
  const month = at.slice(0, 7);
  const isKnown =
    shown !== null && (shown.knownFrom === null || Date.parse(shown.knownFrom) < readDay(`${month}-01`).getTime());
  const coming = dates.filter((date) => Date.parse(date.at) > clock.now() && isCertain(date));
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
            onClick={() => takeDates(coming, t`My dates`, clock.now(), i18n)}
          >
            <Trans>Calendar file of all my dates</Trans>
          </Button>
        )}
      </div>
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
            // The agenda of another month stands there only then.
            flushSync(() => setAt(day));
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
        isWhole={isKnown}
      />
      {!isKnown && <PlaysNote phase={phase} onRetry={() => send({ type: "retry.asked" })} />}
    </div>
  );
}

/** What a calendar of one's own is to have: no date that one only waits for. */
const isCertain = (date: OwnDate): boolean =>
  (date.kind === "slot" && date.slot.isEnrolled) || (date.kind === "due" && !date.isOver);

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
