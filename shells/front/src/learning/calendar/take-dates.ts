// Knows how a learner takes what is to come into a calendar of their own.
import type { OwnDate } from "@academiz/application/my-learning";
import { saveCalendar, writeSlotEntry } from "../../classroom/save-calendar.ts";
import { nameSlot } from "./name-slot.ts";

/** `now`: in milliseconds since the epoch. */
export const takeDates = (dates: readonly OwnDate[], name: string, now: number): void =>
  saveCalendar(dates.flatMap(writeEntry), name, now);

function writeEntry(date: OwnDate) {
  if (date.kind === "slot") {
    return [writeSlotEntry(date.perimeterSlug)({ ...date.slot, title: nameSlot(date) })];
  }
  if (date.kind !== "due") return [];
  const { at, title, perimeterSlug } = date;
  return [
    {
      ...{ uid: `due-${perimeterSlug}@${location.hostname}`, startAt: at, endAt: at, place: null, title },
      ...{ url: `${location.origin}/product/${encodeURIComponent(perimeterSlug)}`, description: "" },
    },
  ];
}
