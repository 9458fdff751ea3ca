// Knows the values of the form of a slot, or of a repeated slot, and the plan that they give.
import type { OfficeSlot, SlotPlan, SlotTimes } from "@academiz/application/ports";
import { listSeriesDates } from "@academiz/domain/classiz";
import { splitTicked } from "@academiz/ui";
import { writeDay } from "@academiz/ui/calendar";
import { writeTime } from "./local-times.ts";
import { MORNING, NOON } from "./propose-day.ts";
import { readNumber } from "./read-number.ts";
import { keySession, readSession } from "./session-key.ts";
import { HALVES, listParts, readTimes, WHOLE } from "./split-day.ts";

export type SlotName =
  | "session"
  | "day"
  | "start"
  | "end"
  | "halves"
  | "place"
  | "videoLink"
  | "trainer"
  | "capacity"
  | "repeats"
  | "weekdays"
  | "everyWeeks"
  | "ends"
  | "times"
  | "until";
export type SlotValues = Readonly<Record<SlotName, string>>;

export const [ONCE, SERIES] = ["ONCE", "SERIES"];
export const [BY_TIMES, BY_DAY] = ["TIMES", "UNTIL"];
/** The values before anybody types: those of a slot, or of a morning on the given day. */
export function readSlotValues(
  slot: OfficeSlot | null,
  begun: { readonly session: string; readonly day: string },
): SlotValues {
  const start = slot && new Date(slot.startAt);
  const end = slot && new Date(slot.endAt);
  return {
    session: slot ? keySession(slot.perimeterSlug, slot.mean) : begun.session,
    day: start ? writeDay(start) : begun.day,
    start: start ? writeTime(start) : MORNING,
    end: end ? writeTime(end) : NOON,
    // What is planned already stays one slot.
    halves: slot ? WHOLE : HALVES,
    place: slot?.place ?? "",
    videoLink: slot?.videoLink ?? "",
    trainer: slot?.trainerId ?? "",
    capacity: String(slot?.capacity ?? 12),
    repeats: ONCE,
    weekdays: "",
    everyWeeks: "1",
    ends: BY_TIMES,
    times: "3",
    until: "",
  };
}

/** The days of the slots. */
export function listDays(values: SlotValues): readonly string[] {
  if (values.repeats !== SERIES) return values.day === "" ? [] : [values.day];
  return listSeriesDates({
    first: values.day,
    weekdays: splitTicked(values.weekdays).map(Number),
    everyWeeks: readNumber(values.everyWeeks),
    until: values.ends === BY_DAY ? values.until : null,
    times: values.ends === BY_TIMES ? readNumber(values.times) || null : null,
  });
}

/** The times of all slots, in order; none where the values are invalid. */
export function listTimes(values: SlotValues): readonly SlotTimes[] {
  const parts = listParts(values);
  return listDays(values).flatMap((day) => parts.flatMap((part) => readTimes(part, day) ?? []));
}

/** The plan of each slot, as it is sent. */
export function writePlan(values: SlotValues): Omit<SlotPlan, keyof SlotTimes> {
  const { session, place, videoLink, trainer, capacity } = values;
  return {
    mean: readSession(session).mean,
    place: place.trim() || null,
    videoLink: videoLink.trim() || null,
    trainerId: trainer || null,
    capacity: readNumber(capacity),
  };
}
