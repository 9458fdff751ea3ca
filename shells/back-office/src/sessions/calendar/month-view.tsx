// Knows how a month is shown: its weeks, and of each day its first slots.
import type { OfficeSlot } from "@academiz/application/ports";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { moveToDay } from "../planning/local-times.ts";
import * as styles from "./calendar.css.ts";
import { SlotBlock } from "./slot-block.tsx";
import { useDayKeys } from "./use-day-keys.ts";
import type { ViewProps } from "./view-props.ts";

/** How many slots of a day are shown; the others are one press away. */
const SHOWN = 3;
const NONE: readonly OfficeSlot[] = [];

export function MonthView({ at, days, today, byDay, nameSession, onDay, onMove }: ViewProps) {
  const { t, i18n } = useLingui();
  const keys = useDayKeys(at, onDay);
  const [dragged, setDragged] = useState<OfficeSlot | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const read = (day: string) => new Date(`${day}T12:00:00`);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const month = at.slice(0, 7);
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return (
    <div className={styles.scroller}>
      <table {...keys} aria-label={i18n.date(read(at), { month: "long", year: "numeric" })} className={styles.month}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" className={styles.weekday}>
                {i18n.date(read(day), { weekday: "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const slots = byDay.get(day) ?? NONE;
                const left = slots.length - SHOWN;
                const full = i18n.date(read(day), { dateStyle: "full" });
                return (
                  <td
                    key={day}
                    className={styles.day}
                    data-outside={day.startsWith(month) ? undefined : true}
                    data-over={over === day ? true : undefined}
                    onDragOver={(event) => {
                      if (!dragged) return;
                      event.preventDefault();
                      setOver(day);
                    }}
                    onDrop={(event) => {
                      event.preventDefault();
                      if (dragged) onMove({ slot: dragged, ...moveToDay(dragged, day) });
                      stop();
                    }}
                  >
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      aria-current={day === today ? "date" : undefined}
                      aria-label={
                        slots.length === 0
                          ? full
                          : t`${full}: ${plural(slots.length, { one: "# date", other: "# dates" })}`
                      }
                      className={styles.number}
                      onClick={() => onDay(day, "day")}
                    >
                      {Number(day.slice(8))}
                    </button>
                    {slots.slice(0, SHOWN).map((slot) => (
                      <SlotBlock
                        key={slot.slug}
                        slot={slot}
                        name={nameSession(slot)}
                        onDragStart={setDragged}
                        onDragEnd={stop}
                      />
                    ))}
                    {left > 0 && (
                      <button type="button" className={styles.more} onClick={() => onDay(day, "day")}>
                        {t`${plural(left, { one: "# more", other: "# more" })}`}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
