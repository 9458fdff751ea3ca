// Knows the dates of a month one after the other, day by day.
import type { OwnDate } from "@academiz/application/my-learning";
import { readDay } from "@academiz/ui/calendar";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./calendar.css.ts";
import { DateLine } from "./date-line.tsx";

export interface AgendaProps {
  /** Those that have dates: `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly byDay: ReadonlyMap<string, readonly OwnDate[]>;
  readonly today: string;
  readonly markType: string;
  /** All that stands in the month is known: where that is nothing, it is said. */
  readonly isWhole: boolean;
}

const idOf = (day: string): string => `dates-${day}`;
/** Null where nothing stands on this day. */
export const findDay = (day: string): HTMLElement | null => document.getElementById(idOf(day));

export function Agenda({ days, byDay, today, markType, isWhole }: AgendaProps) {
  const { t, i18n } = useLingui();
  if (days.length === 0)
    return (
      isWhole && (
        <p className={styles.quiet}>
          <Trans>Nothing in this month.</Trans>
        </p>
      )
    );
  return (
    <ul className={styles.days} aria-label={t`My dates, day by day`}>
      {days.map((day) => {
        const full = i18n.date(readDay(day), { dateStyle: "full" });
        return (
          <li key={day} className={styles.day}>
            <h4 id={idOf(day)} tabIndex={-1} className={styles.dayName}>
              {day === today ? t`Today, ${full}` : full}
            </h4>
            <ul className={styles.dates}>
              {byDay.get(day)?.map((date) => (
                <DateLine key={`${date.kind} ${date.at} ${date.title}`} date={date} markType={markType} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
