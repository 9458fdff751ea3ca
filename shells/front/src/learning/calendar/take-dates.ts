// Knows how a learner takes what is to come into a calendar of their own.
import type { OwnDate } from "@academiz/application/my-learning";
import type { I18n } from "@lingui/core";
import { saveCalendar, writeSlotEntry } from "../../classroom/save-calendar.ts";
import { nameSlot } from "./name-slot.ts";

/** `now`: in milliseconds since the epoch. */
export const takeDates = (dates: readonly OwnDate[], name: string, now: number, i18n: I18n): void =>
  saveCalendar(
    dates.flatMap((date) => writeEntry(date, i18n)),
    name,
    now,
  );

function writeEntry(date: OwnDate, i18n: I18n) {
  if (date.kind === "slot") {
    return [writeSlotEntry(date.perimeterSlug)({ ...date.slot, title: nameSlot(date, i18n) })];
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
