// Knows how a week or a day is shown: a column for each day, and each slot as high as it is long.
import type { OfficeSlot } from "@academiz/application/ports";
import { layLanes, readDay, useDayKeys } from "@academiz/ui/calendar";
import * as shared from "@academiz/ui/calendar/style";
import { useLingui } from "@lingui/react/macro";
import { type DragEvent, useState } from "react";
import { readMoment } from "../planning/local-times.ts";
import * as styles from "./calendar.css.ts";
import { SlotBlock } from "./slot-block.tsx";
import type { ViewProps } from "./view-props.ts";

/** The height of an hour in pixels, and the minutes to which the start of a moved slot is rounded. */
const HOUR = 48;
const SNAP = 15;
/** The hours that are shown, unless something is planned before or after them. */
const [OPENS, CLOSES] = [8, 19];
const NONE: readonly OfficeSlot[] = [];

const hourOf = (at: string): number => new Date(at).getHours() + new Date(at).getMinutes() / 60;
/** A slot that ends on another day is shown until midnight. */
const endOf = ({ startAt, endAt }: OfficeSlot): number =>
  Math.min(24, hourOf(startAt) + (Date.parse(endAt) - Date.parse(startAt)) / 3_600_000);

export function WeekView({ at, days, today, byDay, nameSession, onDay, onMove }: ViewProps) {
  const { i18n, t } = useLingui();
  const keys = useDayKeys(at, onDay);
  const [drag, setDrag] = useState<{ readonly slot: OfficeSlot; readonly grabbed: number } | null>(null);
  const all = days.flatMap((day) => byDay.get(day) ?? NONE);
  const opens = Math.floor(Math.min(OPENS, ...all.map(({ startAt }) => hourOf(startAt))));
  const closes = Math.ceil(Math.max(CLOSES, ...all.map(endOf)));
  const hours = Array.from({ length: closes - opens }, (_, index) => opens + index);
  const drop = (event: DragEvent<HTMLElement>, day: string) => {
    if (!drag) return;
    event.preventDefault();
    const { slot, grabbed } = drag;
    const y = event.clientY - event.currentTarget.getBoundingClientRect().top - grabbed;
    const minutes = Math.max(0, Math.round(((opens + y / HOUR) * 60) / SNAP) * SNAP);
    const two = (number: number) => String(number).padStart(2, "0");
    const startAt = readMoment(day, `${two(Math.min(23, Math.floor(minutes / 60)))}:${two(minutes % 60)}`);
    setDrag(null);
    if (startAt === null) return;
    const endAt = new Date(Date.parse(startAt) + Date.parse(slot.endAt) - Date.parse(slot.startAt)).toISOString();
    onMove({ slot, startAt, endAt });
  };
  return (
    <div className={shared.scroller}>
      <table
        {...keys}
        aria-label={t`Dates by day`}
        className={styles.week}
        data-single={days.length === 1 || undefined}
      >
        <thead>
          <tr>
            <td className={styles.corner} />
            {days.map((day) => (
              <th key={day} scope="col" className={shared.weekday}>
                <button
                  type="button"
                  data-day={day}
                  tabIndex={day === at ? 0 : -1}
                  aria-current={day === today ? "date" : undefined}
                  className={shared.number}
                  onClick={() => onDay(day, "day")}
                >
                  {i18n.date(readDay(day), { weekday: "short", day: "numeric", month: "short" })}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td aria-hidden className={styles.axis}>
              {hours.map((hour) => (
                <span key={hour} className={styles.hour}>
                  {i18n.date(new Date(2026, 0, 1, hour), { timeStyle: "short" })}
                </span>
              ))}
            </td>
            {days.map((day) => (
              <td
                key={day}
                className={styles.column}
                style={{ height: `${hours.length * HOUR}px` }}
                onDragOver={(event) => {
                  if (drag) event.preventDefault();
                }}
                onDrop={(event) => drop(event, day)}
              >
                {layLanes(byDay.get(day) ?? NONE).map(({ slot, lane, lanes }) => (
                  <SlotBlock
                    key={slot.slug}
                    slot={slot}
                    name={nameSession(slot)}
                    style={{
                      position: "absolute",
                      marginBlockStart: 0,
                      insetBlockStart: `${(hourOf(slot.startAt) - opens) * HOUR}px`,
                      height: `${Math.max(24, (endOf(slot) - hourOf(slot.startAt)) * HOUR)}px`,
                      insetInlineStart: `${(lane * 100) / lanes}%`,
                      width: `${100 / lanes}%`,
                    }}
                    onDragStart={(dragged, grabbed) => setDrag({ slot: dragged, grabbed })}
                    onDragEnd={() => setDrag(null)}
                  />
                ))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
