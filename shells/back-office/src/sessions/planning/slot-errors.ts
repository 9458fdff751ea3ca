// Knows what keeps a slot, or a repeated slot, from being planned, in words.
import { judgeSlot, LONGEST_SERIES } from "@academiz/domain/classiz";
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { readMoment } from "./local-times.ts";
import { lacksSeats, readNumber } from "./read-number.ts";
import { BY_DAY, BY_TIMES, listDays, listTimes, SERIES, type SlotName, type SlotValues } from "./slot-values.ts";
import { ANY_DAY, readTimes } from "./split-day.ts";

type Errors = Partial<Record<SlotName, string>>;

/** The errors that keep it from being saved, by field. `enrolled`: how many people have a place in it already. */
export function findSlotErrors(i18n: I18n, values: SlotValues, enrolled: number): Errors {
  const errors: Errors = {};
  if (values.session === "") errors.session = i18n._(msg`Choose the session that is held.`);
  if (readMoment(values.day, "00:00") === null) errors.day = i18n._(msg`Choose a day.`);
  if (readMoment(ANY_DAY, values.start) === null) errors.start = i18n._(msg`Write when it begins.`);
  const capacity = readNumber(values.capacity);
  if (!(capacity >= 1 && capacity <= 10_000)) errors.capacity = i18n._(msg`Write a number of places from 1 to 10,000.`);
  else if (lacksSeats(values.capacity, enrolled))
    errors.capacity = i18n._(
      msg`${plural(enrolled, {
        one: "# person has a place already: it needs as many places at least.",
        other: "# people have a place already: it needs as many places at least.",
      })}`,
    );
  const times = readTimes(values, ANY_DAY);
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
  else if (listTimes(values).length > LONGEST_SERIES)
    errors[values.ends === BY_DAY ? "until" : "times"] ??= i18n._(msg`Two dates for each day: 50 days at most.`);
  else if (values.weekdays !== "" && !errors.times && !errors.everyWeeks && listDays(values).length === 0)
    errors.weekdays = i18n._(msg`None of these days comes before the end.`);
  return errors;
}
