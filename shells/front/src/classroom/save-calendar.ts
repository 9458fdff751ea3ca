// Knows how a learner takes dates into a calendar of their own: as a file that is made on the device, so that it works
// without a network.
import type { LearnerSlot } from "@academiz/application/ports";
import { type CalendarEntry, writeCalendar } from "@academiz/domain/classiz";
import { saveBytes } from "@academiz/ui";

export type NamedSlot = Pick<LearnerSlot, "slug" | "startAt" | "endAt" | "place" | "videoLink"> & {
  readonly title: string;
};

/** The same date is the same entry in every file. */
export const writeSlotEntry =
  (perimeterSlug: string) =>
  ({ slug, startAt, endAt, title, place, videoLink }: NamedSlot): CalendarEntry => ({
    ...{ uid: `${slug}@${location.hostname}`, startAt, endAt, place, title },
    url: `${location.origin}/classroom/${encodeURIComponent(perimeterSlug)}`,
    description: videoLink ?? "",
  });

/** `now`: in milliseconds since the epoch. */
export function saveCalendar(entries: readonly CalendarEntry[], name: string, now: number): void {
  const file = writeCalendar(entries, new Date(now).toISOString());
  saveBytes(
    `${name.replace(/[^\p{L}\p{N} -]/gu, "").trim() || "calendar"}.ics`,
    "text/calendar",
    new TextEncoder().encode(file),
  );
}
