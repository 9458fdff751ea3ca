// Knows how a month is shown: its weeks, and what stands on each day, with the arrows from day to day.
import { useLingui } from "@lingui/react";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./calendar.css.ts";
import { readDay } from "./days.ts";
import { useDayKeys } from "./use-day-keys.ts";

export interface MonthTableProps {
  /** The current day, and the days that are shown in whole weeks: `YYYY-MM-DD`. */
  readonly at: string;
  readonly days: readonly string[];
  readonly today: string;
  /** The name of a day's button; `full` is the day in words. */
  readonly nameDay: (day: string, full: string) => string;
  /** The arrows lead to a day. */
  readonly onDay: (day: string) => void;
  readonly onOpen: (day: string) => void;
  /** Of the cell of a day. */
  readonly cell?: (day: string) => ComponentProps<"td">;
  /** What stands on a day. */
  readonly children: (day: string) => ReactNode;
}

export function MonthTable({ at, days, today, nameDay, onDay, onOpen, cell, children }: MonthTableProps) {
  const { i18n } = useLingui();
  const keys = useDayKeys(at, onDay);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const month = at.slice(0, 7);
  return (
    <div className={styles.scroller}>
      <table {...keys} aria-label={i18n.date(readDay(at), { month: "long", year: "numeric" })} className={styles.month}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" className={styles.weekday}>
                {i18n.date(readDay(day), { weekday: "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={styles.day}
                  data-outside={day.startsWith(month) ? undefined : true}
                  {...cell?.(day)}
                >
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    aria-current={day === today ? "date" : undefined}
                    aria-label={nameDay(day, i18n.date(readDay(day), { dateStyle: "full" }))}
                    className={styles.number}
                    onClick={() => onOpen(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                  {children(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
