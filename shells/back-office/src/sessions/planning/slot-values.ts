// Knows the values of the form of a slot, or of a repeated slot, and the plan that they give.
import type { OfficeSlot, SlotPlan, SlotTimes } from "@academiz/application/ports";
import { judgeSlot, LONGEST_SERIES, listSeriesDates } from "@academiz/domain/classiz";
import { splitTicked } from "@academiz/ui";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { readMoment, writeDay, writeTime } from "./local-times.ts";
import { MORNING, NOON } from "./propose-day.ts";
import { keySession, readSession } from "./session-key.ts";

export type SlotName =
  | "session"
  | "day"
  | "start"
  | "end"
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
type Errors = Partial<Record<SlotName, string>>;

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

const readNumber = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The time of the slot; an end before the start means the next day. */
function readTimes({ start, end }: SlotValues, day: string): SlotTimes | null {
  const startAt = readMoment(day, start);
  const endAt = readMoment(day, end);
  return startAt === null || endAt === null ? null : { startAt, endAt };
}

/** The days of the slots. */
function listDays(values: SlotValues): readonly string[] {
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
export const listTimes = (values: SlotValues): readonly SlotTimes[] =>
  listDays(values).flatMap((day) => readTimes(values, day) ?? []);

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

/** The errors that keep it from being saved, by field. */
export function findSlotErrors(i18n: I18n, values: SlotValues): Errors {
  const errors: Errors = {};
  if (values.session === "") errors.session = i18n._(msg`Choose the session that is held.`);
  if (readMoment(values.day, "00:00") === null) errors.day = i18n._(msg`Choose a day.`);
  if (readMoment("2026-01-01", values.start) === null) errors.start = i18n._(msg`Write when it begins.`);
  const capacity = readNumber(values.capacity);
  if (!(capacity >= 1 && capacity <= 10_000)) errors.capacity = i18n._(msg`Write a number of places from 1 to 10,000.`);
  const times = readTimes(values, "2026-01-01");
  if (!times) errors.end ??= i18n._(msg`Write when it ends.`);
  const faults = times
    ? judgeSlot({
        ...{ startAt: Date.parse(times.startAt), endAt: Date.parse(times.endAt) },
        ...{ place: values.place.trim() || null, videoLink: values.videoLink.trim() || null },
      })
    : [];
  const wrong = new Set(faults.map(({ path }) => path[0]));
  if (wrong.has("endAt")) errors.end = i18n._(msg`It has to end after it begins, on the same day.`);
  if (wrong.has("place")) errors.place = i18n._(msg`Write a place, a video link, or both.`);
  if (wrong.has("videoLink")) errors.videoLink = i18n._(msg`Write an address that begins with https.`);
  return values.repeats === SERIES ? { ...errors, ...findSeriesErrors(i18n, values) } : errors;
}

function findSeriesErrors(i18n: I18n, values: SlotValues): Errors {
  const errors: Errors = {};
  const [every, times] = [readNumber(values.everyWeeks), readNumber(values.times)];
  if (values.weekdays === "") errors.weekdays = i18n._(msg`Tick at least one day.`);
  if (!(every >= 1 && every <= 52)) errors.everyWeeks = i18n._(msg`Write a number of weeks from 1 to 52.`);
  if (values.ends === BY_TIMES && !(times >= 1 && times <= LONGEST_SERIES))
    errors.times = i18n._(msg`Write how many dates, 100 at most.`);
  if (values.ends === BY_DAY && (values.until === "" || values.until < values.day))
    errors.until = i18n._(msg`Choose a day after the first one.`);
  else if (values.weekdays !== "" && !errors.times && !errors.everyWeeks && listDays(values).length === 0)
    errors.weekdays = i18n._(msg`None of these days comes before the end.`);
  return errors;
}
