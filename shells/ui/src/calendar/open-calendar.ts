// Knows what calendars of days share; an entry of its own, since few pages show one.
export { addDays, type CalendarSpan, layLanes, listDays, readDay, turn, writeDay } from "./days.ts";
export { MonthTable } from "./month-table.tsx";
export { useDayKeys } from "./use-day-keys.ts";
