// Knows how a month is shown: of each day its first slots, which are dragged to other days.
import type { OfficeSlot } from "@academiz/application/ports";
import { MonthTable } from "@academiz/ui/calendar";
import * as shared from "@academiz/ui/calendar/style";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { moveToDay } from "../planning/local-times.ts";
import * as styles from "./calendar.css.ts";
import { SlotBlock } from "./slot-block.tsx";
import type { ViewProps } from "./view-props.ts";

/** How many slots of a day are shown; the others are one press away. */
const SHOWN = 3;
const NONE: readonly OfficeSlot[] = [];

export function MonthView({ at, days, today, byDay, nameSession, onDay, onMove }: ViewProps) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<OfficeSlot | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const slotsOf = (day: string) => byDay.get(day) ?? NONE;
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return (
    <MonthTable
      at={at}
      days={days}
      today={today}
      nameDay={(day, full) => {
        const slots = slotsOf(day);
        return slots.length === 0 ? full : t`${full}: ${plural(slots.length, { one: "# date", other: "# dates" })}`;
      }}
      onDay={onDay}
      onOpen={(day) => onDay(day, "day")}
      cell={(day) => ({
        className: `${shared.day} ${over === day ? styles.over : ""}`,
        onDragOver(event) {
          if (!dragged) return;
          event.preventDefault();
          setOver(day);
        },
        onDrop(event) {
          event.preventDefault();
          if (dragged) onMove({ slot: dragged, ...moveToDay(dragged, day) });
          stop();
        },
      })}
    >
      {(day) => {
        const left = slotsOf(day).length - SHOWN;
        return (
          <>
            {slotsOf(day)
              .slice(0, SHOWN)
              .map((slot) => (
                <SlotBlock
                  key={slot.slug}
                  slot={slot}
                  name={nameSession(slot)}
                  onDragStart={setDragged}
                  onDragEnd={stop}
                />
              ))}
            {left > 0 && (
              <button type="button" className={shared.more} onClick={() => onDay(day, "day")}>
                {t`${plural(left, { one: "# more", other: "# more" })}`}
              </button>
            )}
          </>
        );
      }}
    </MonthTable>
  );
}
