// Knows how the slots of some days are shown as a calendar, and how it is moved through time.
import { connectCalendar, createWindowLoader, slotsMachine } from "@academiz/application/classroom-slots";
import type { OfficeSlot, SlotCriteria } from "@academiz/application/ports";
import { ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { type CalendarSpan, writeDay } from "@academiz/ui/calendar";
import { Plural, Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useMemo, useState } from "react";
import { useCriteria } from "../../lists/use-criteria.ts";
import { useOffice } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useRenewal } from "../use-renewal.ts";
import * as styles from "./calendar.css.ts";
import { MonthView } from "./month-view.tsx";
import { type Moved, MoveSlot } from "./move-slot.tsx";
import { WeekView } from "./week-view.tsx";

/** By the day on which they begin, in the reader's time zone. */
function groupByDay(slots: readonly OfficeSlot[]): ReadonlyMap<string, readonly OfficeSlot[]> {
  const groups = new Map<string, OfficeSlot[]>();
  for (const slot of slots) {
    const day = writeDay(new Date(slot.startAt));
    groups.set(day, [...(groups.get(day) ?? []), slot]);
  }
  return groups;
}

export interface CalendarProps {
  readonly span: CalendarSpan;
  /** The current day, and the days that are shown: `YYYY-MM-DD`. */
  readonly at: string;
  readonly days: readonly string[];
  readonly criteria: SlotCriteria;
  /** Another number makes it load again. */
  readonly version: number;
  readonly nameSession: (slot: OfficeSlot) => string;
  readonly onDay: (day: string, span?: CalendarSpan) => void;
  readonly onChanged: () => void;
}

export function Calendar(props: CalendarProps) {
  const { span, at, days, criteria, version, nameSession, onDay, onChanged } = props;
  const { office } = useOffice();
  const load = useMemo(() => createWindowLoader(office.classrooms), [office]);
  const [snapshot, send] = useActor(slotsMachine, { input: { load, criteria } });
  useCriteria(criteria, send);
  useRenewal(version, () => send({ type: "retry.asked" }));
  const [moved, setMoved] = useState<Moved | null>(null);
  const view = connectCalendar(snapshot);
  const byDay = useMemo(() => groupByDay(view.slots), [view.slots]);
  const today = writeDay(new Date(office.clock.now()));
  if (view.phase === "failed")
    return (
      <ErrorState
        title={<Trans>The dates could not be loaded</Trans>}
        requestId={view.trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <TroubleText trouble={view.trouble} />
      </ErrorState>
    );
  if (view.phase === "loading")
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  const shared = { at, days, today, byDay, nameSession, onDay, onMove: setMoved };
  return (
    <div className={styles.whole} aria-busy={view.isRefreshing}>
      {view.left > 0 && (
        <p role="status" className={styles.left}>
          <Plural value={view.left} one="# date is not shown here." other="# dates are not shown here." />{" "}
          <Trans>Choose a product, a session or a trainer, or fewer days.</Trans>
        </p>
      )}
      {span === "month" ? <MonthView {...shared} /> : <WeekView {...shared} />}
      {moved && (
        <MoveSlot
          key={`${moved.slot.slug} ${moved.startAt}`}
          moved={moved}
          nameSession={nameSession}
          onClose={() => setMoved(null)}
          onMoved={() => {
            setMoved(null);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
