// Knows the props of every view of the calendar.
import type { OfficeSlot } from "@academiz/application/ports";
import type { CalendarSpan } from "@academiz/ui/calendar";
import type { Moved } from "./move-slot.tsx";

export interface ViewProps {
  /** The current day. */
  readonly at: string;
  readonly days: readonly string[];
  readonly today: string;
  /** By the day on which they begin. */
  readonly byDay: ReadonlyMap<string, readonly OfficeSlot[]>;
  readonly nameSession: (slot: OfficeSlot) => string;
  readonly onDay: (day: string, span?: CalendarSpan) => void;
  readonly onMove: (moved: Moved) => void;
}
